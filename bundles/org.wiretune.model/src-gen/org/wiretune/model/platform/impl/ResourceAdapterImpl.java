/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.ThreadPool;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Resource Adapter</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.ResourceAdapterImpl#getScope <em>Scope</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ResourceAdapterImpl#getThreadPoolAlias <em>Thread Pool Alias</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ResourceAdapterImpl#getActivationSpecifications <em>Activation Specifications</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ResourceAdapterImpl#getThreadPool <em>Thread Pool</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ResourceAdapterImpl extends ElementImpl implements ResourceAdapter
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
	protected ResourceAdapterImpl()
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
		return PlatformPackageImpl.Literals.RESOURCE_ADAPTER;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getScope()
	{
		return scope;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setScope(String newScope)
	{
		String oldScope = scope;
		scope = newScope;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.RESOURCE_ADAPTER__SCOPE, oldScope, scope));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL_ALIAS, oldThreadPoolAlias, newThreadPoolAlias);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setThreadPoolAlias(Setting newThreadPoolAlias)
	{
		if (newThreadPoolAlias != threadPoolAlias)
		{
			NotificationChain msgs = null;
			if (threadPoolAlias != null)
				msgs = ((InternalEObject)threadPoolAlias).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL_ALIAS, null, msgs);
			if (newThreadPoolAlias != null)
				msgs = ((InternalEObject)newThreadPoolAlias).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL_ALIAS, null, msgs);
			msgs = basicSetThreadPoolAlias(newThreadPoolAlias, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL_ALIAS, newThreadPoolAlias, newThreadPoolAlias));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ActivationSpecification> getActivationSpecifications()
	{
		if (activationSpecifications == null)
		{
			activationSpecifications = new EObjectContainmentEList<ActivationSpecification>(ActivationSpecification.class, this, PlatformPackageImpl.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS);
		}
		return activationSpecifications;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ThreadPool getThreadPool()
	{
		return threadPool;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setThreadPool(ThreadPool newThreadPool)
	{
		ThreadPool oldThreadPool = threadPool;
		threadPool = newThreadPool;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL, oldThreadPool, threadPool));
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
			case PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL_ALIAS:
				return basicSetThreadPoolAlias(null, msgs);
			case PlatformPackageImpl.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS:
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
			case PlatformPackageImpl.RESOURCE_ADAPTER__SCOPE:
				return getScope();
			case PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL_ALIAS:
				return getThreadPoolAlias();
			case PlatformPackageImpl.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS:
				return getActivationSpecifications();
			case PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL:
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
			case PlatformPackageImpl.RESOURCE_ADAPTER__SCOPE:
				setScope((String)newValue);
				return;
			case PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL_ALIAS:
				setThreadPoolAlias((Setting)newValue);
				return;
			case PlatformPackageImpl.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS:
				getActivationSpecifications().clear();
				getActivationSpecifications().addAll((Collection<? extends ActivationSpecification>)newValue);
				return;
			case PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL:
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
			case PlatformPackageImpl.RESOURCE_ADAPTER__SCOPE:
				setScope(SCOPE_EDEFAULT);
				return;
			case PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL_ALIAS:
				setThreadPoolAlias((Setting)null);
				return;
			case PlatformPackageImpl.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS:
				getActivationSpecifications().clear();
				return;
			case PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL:
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
			case PlatformPackageImpl.RESOURCE_ADAPTER__SCOPE:
				return SCOPE_EDEFAULT == null ? scope != null : !SCOPE_EDEFAULT.equals(scope);
			case PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL_ALIAS:
				return threadPoolAlias != null;
			case PlatformPackageImpl.RESOURCE_ADAPTER__ACTIVATION_SPECIFICATIONS:
				return activationSpecifications != null && !activationSpecifications.isEmpty();
			case PlatformPackageImpl.RESOURCE_ADAPTER__THREAD_POOL:
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

} //ResourceAdapterImpl
