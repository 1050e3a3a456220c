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

import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.MessageDrivenBean;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Message Driven Bean</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.MessageDrivenBeanImpl#getMaximumSessions <em>Maximum Sessions</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.MessageDrivenBeanImpl#getDestination <em>Destination</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.MessageDrivenBeanImpl#getActivationProperties <em>Activation Properties</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.MessageDrivenBeanImpl#getPool <em>Pool</em>}</li>
 * </ul>
 *
 * @generated
 */
public class MessageDrivenBeanImpl extends ElementImpl implements MessageDrivenBean
{
	/**
	 * The cached value of the '{@link #getMaximumSessions() <em>Maximum Sessions</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaximumSessions()
	 * @generated
	 * @ordered
	 */
	protected Setting maximumSessions;

	/**
	 * The cached value of the '{@link #getDestination() <em>Destination</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDestination()
	 * @generated
	 * @ordered
	 */
	protected Setting destination;

	/**
	 * The cached value of the '{@link #getActivationProperties() <em>Activation Properties</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getActivationProperties()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> activationProperties;

	/**
	 * The cached value of the '{@link #getPool() <em>Pool</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPool()
	 * @generated
	 * @ordered
	 */
	protected BeanPool pool;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected MessageDrivenBeanImpl()
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
		return PlatformPackageImpl.Literals.MESSAGE_DRIVEN_BEAN;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getMaximumSessions()
	{
		return maximumSessions;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetMaximumSessions(Setting newMaximumSessions, NotificationChain msgs)
	{
		Setting oldMaximumSessions = maximumSessions;
		maximumSessions = newMaximumSessions;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS, oldMaximumSessions, newMaximumSessions);
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
	public void setMaximumSessions(Setting newMaximumSessions)
	{
		if (newMaximumSessions != maximumSessions)
		{
			NotificationChain msgs = null;
			if (maximumSessions != null)
				msgs = ((InternalEObject)maximumSessions).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS, null, msgs);
			if (newMaximumSessions != null)
				msgs = ((InternalEObject)newMaximumSessions).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS, null, msgs);
			msgs = basicSetMaximumSessions(newMaximumSessions, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS, newMaximumSessions, newMaximumSessions));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getDestination()
	{
		return destination;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetDestination(Setting newDestination, NotificationChain msgs)
	{
		Setting oldDestination = destination;
		destination = newDestination;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__DESTINATION, oldDestination, newDestination);
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
	public void setDestination(Setting newDestination)
	{
		if (newDestination != destination)
		{
			NotificationChain msgs = null;
			if (destination != null)
				msgs = ((InternalEObject)destination).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__DESTINATION, null, msgs);
			if (newDestination != null)
				msgs = ((InternalEObject)newDestination).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__DESTINATION, null, msgs);
			msgs = basicSetDestination(newDestination, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__DESTINATION, newDestination, newDestination));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getActivationProperties()
	{
		if (activationProperties == null)
		{
			activationProperties = new EObjectContainmentEList<Setting>(Setting.class, this, PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES);
		}
		return activationProperties;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public BeanPool getPool()
	{
		return pool;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetPool(BeanPool newPool, NotificationChain msgs)
	{
		BeanPool oldPool = pool;
		pool = newPool;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__POOL, oldPool, newPool);
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
	public void setPool(BeanPool newPool)
	{
		if (newPool != pool)
		{
			NotificationChain msgs = null;
			if (pool != null)
				msgs = ((InternalEObject)pool).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__POOL, null, msgs);
			if (newPool != null)
				msgs = ((InternalEObject)newPool).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__POOL, null, msgs);
			msgs = basicSetPool(newPool, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__POOL, newPool, newPool));
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
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS:
				return basicSetMaximumSessions(null, msgs);
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__DESTINATION:
				return basicSetDestination(null, msgs);
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES:
				return ((InternalEList<?>)getActivationProperties()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__POOL:
				return basicSetPool(null, msgs);
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
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS:
				return getMaximumSessions();
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__DESTINATION:
				return getDestination();
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES:
				return getActivationProperties();
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__POOL:
				return getPool();
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
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS:
				setMaximumSessions((Setting)newValue);
				return;
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__DESTINATION:
				setDestination((Setting)newValue);
				return;
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES:
				getActivationProperties().clear();
				getActivationProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__POOL:
				setPool((BeanPool)newValue);
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
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS:
				setMaximumSessions((Setting)null);
				return;
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__DESTINATION:
				setDestination((Setting)null);
				return;
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES:
				getActivationProperties().clear();
				return;
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__POOL:
				setPool((BeanPool)null);
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
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS:
				return maximumSessions != null;
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__DESTINATION:
				return destination != null;
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES:
				return activationProperties != null && !activationProperties.isEmpty();
			case PlatformPackageImpl.MESSAGE_DRIVEN_BEAN__POOL:
				return pool != null;
		}
		return super.eIsSet(featureID);
	}

} //MessageDrivenBeanImpl
