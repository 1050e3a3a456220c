/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Resource Adapter</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A resource adapter.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.ResourceAdapter#getScope <em>Scope</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ResourceAdapter#getThreadPoolAlias <em>Thread Pool Alias</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ResourceAdapter#getActivationSpecifications <em>Activation Specifications</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ResourceAdapter#getThreadPool <em>Thread Pool</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class ResourceAdapter extends Element
{
	/**
	 * The default value of the '{@link #getScope() <em>Scope</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScope()
	 * @generated
	 * @ordered
	 */
	protected static final String SCOPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getScope() <em>Scope</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getScope()
	 * @generated
	 * @ordered
	 */
	protected String scope = SCOPE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getThreadPoolAlias() <em>Thread Pool Alias</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getThreadPoolAlias()
	 * @generated
	 * @ordered
	 */
	protected Setting threadPoolAlias;

	/**
	 * The cached value of the '{@link #getActivationSpecifications() <em>Activation Specifications</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getActivationSpecifications()
	 * @generated
	 * @ordered
	 */
	protected EList<ActivationSpecification> activationSpecifications;

	/**
	 * The cached value of the '{@link #getThreadPool() <em>Thread Pool</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getThreadPool()
	 * @generated
	 * @ordered
	 */
	protected ThreadPool threadPool;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ResourceAdapter()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackage.Literals.RESOURCE_ADAPTER;
	}

	/**
	 * Returns the value of the '<em><b>Scope</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * cell, node, server or application.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scope</em>' attribute.
	 * @see #setScope(String)
	 * @model
	 * @generated
	 */
	public String getScope()
	{
		return scope;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ResourceAdapter#getScope <em>Scope</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newScope the new value of the '<em>Scope</em>' attribute.
	 * @see #getScope()
	 * @generated
	 */
	public void setScope(String newScope)
	{
		String oldScope = scope;
		scope = newScope;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.RESOURCE_ADAPTER__SCOPE, oldScope, scope));
	}

	/**
	 * Returns the value of the '<em><b>Thread Pool Alias</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name of the thread pool its work runs on.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Thread Pool Alias</em>' containment reference.
	 * @see #setThreadPoolAlias(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getThreadPoolAlias()
	{
		return threadPoolAlias;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetThreadPoolAlias(Setting newThreadPoolAlias, NotificationChain msgs)
	{
		Setting oldThreadPoolAlias = threadPoolAlias;
		threadPoolAlias = newThreadPoolAlias;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL_ALIAS, oldThreadPoolAlias, newThreadPoolAlias);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ResourceAdapter#getThreadPoolAlias <em>Thread Pool Alias</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newThreadPoolAlias the new value of the '<em>Thread Pool Alias</em>' containment reference.
	 * @see #getThreadPoolAlias()
	 * @generated
	 */
	public void setThreadPoolAlias(Setting newThreadPoolAlias)
	{
		if (newThreadPoolAlias != threadPoolAlias)
		{
			NotificationChain msgs = null;
			if (threadPoolAlias != null)
				msgs = threadPoolAlias.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL_ALIAS, null, msgs);
			if (newThreadPoolAlias != null)
				msgs = newThreadPoolAlias.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL_ALIAS, null, msgs);
			msgs = basicSetThreadPoolAlias(newThreadPoolAlias, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL_ALIAS, newThreadPoolAlias, newThreadPoolAlias));
	}

	/**
	 * Returns the value of the '<em><b>Activation Specifications</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.ActivationSpecification}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Activation specifications in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Activation Specifications</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<ActivationSpecification> getActivationSpecifications()
	{
		if (activationSpecifications == null)
		{
			activationSpecifications = new EObjectContainmentEList<ActivationSpecification>(ActivationSpecification.class, this, PlatformPackage.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS);
		}
		return activationSpecifications;
	}

	/**
	 * Returns the value of the '<em><b>Thread Pool</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The pool the alias leads to; null where it leads nowhere.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Thread Pool</em>' reference.
	 * @see #setThreadPool(ThreadPool)
	 * @model resolveProxies="false"
	 * @generated
	 */
	public ThreadPool getThreadPool()
	{
		return threadPool;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ResourceAdapter#getThreadPool <em>Thread Pool</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newThreadPool the new value of the '<em>Thread Pool</em>' reference.
	 * @see #getThreadPool()
	 * @generated
	 */
	public void setThreadPool(ThreadPool newThreadPool)
	{
		ThreadPool oldThreadPool = threadPool;
		threadPool = newThreadPool;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL, oldThreadPool, threadPool));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL_ALIAS:
				return basicSetThreadPoolAlias(null, msgs);
			case PlatformPackage.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS:
				return ((InternalEList<?>)getActivationSpecifications()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackage.RESOURCE_ADAPTER__SCOPE:
				return getScope();
			case PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL_ALIAS:
				return getThreadPoolAlias();
			case PlatformPackage.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS:
				return getActivationSpecifications();
			case PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL:
				return getThreadPool();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackage.RESOURCE_ADAPTER__SCOPE:
				setScope((String)newValue);
				return;
			case PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL_ALIAS:
				setThreadPoolAlias((Setting)newValue);
				return;
			case PlatformPackage.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS:
				getActivationSpecifications().clear();
				getActivationSpecifications().addAll((Collection<? extends ActivationSpecification>)newValue);
				return;
			case PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL:
				setThreadPool((ThreadPool)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.RESOURCE_ADAPTER__SCOPE:
				setScope(SCOPE_EDEFAULT);
				return;
			case PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL_ALIAS:
				setThreadPoolAlias((Setting)null);
				return;
			case PlatformPackage.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS:
				getActivationSpecifications().clear();
				return;
			case PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL:
				setThreadPool((ThreadPool)null);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.RESOURCE_ADAPTER__SCOPE:
				return SCOPE_EDEFAULT == null ? scope != null : !SCOPE_EDEFAULT.equals(scope);
			case PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL_ALIAS:
				return threadPoolAlias != null;
			case PlatformPackage.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS:
				return activationSpecifications != null && !activationSpecifications.isEmpty();
			case PlatformPackage.RESOURCE_ADAPTER__THREAD_POOL:
				return threadPool != null;
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (scope: ");
		result.append(scope);
		result.append(')');
		return result.toString();
	}

} // ResourceAdapter
