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
 * A representation of the model object '<em><b>Message Driven Bean</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A message-driven bean; its name is the fully qualified class name.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.MessageDrivenBean#getMaximumSessions <em>Maximum Sessions</em>}</li>
 *   <li>{@link org.wiretune.model.platform.MessageDrivenBean#getDestination <em>Destination</em>}</li>
 *   <li>{@link org.wiretune.model.platform.MessageDrivenBean#getActivationProperties <em>Activation Properties</em>}</li>
 *   <li>{@link org.wiretune.model.platform.MessageDrivenBean#getPool <em>Pool</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class MessageDrivenBean extends Element
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
	protected MessageDrivenBean()
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
		return PlatformPackage.Literals.MESSAGE_DRIVEN_BEAN;
	}

	/**
	 * Returns the value of the '<em><b>Maximum Sessions</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Activation property maxSessions or its equivalent.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Sessions</em>' containment reference.
	 * @see #setMaximumSessions(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS, oldMaximumSessions, newMaximumSessions);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.MessageDrivenBean#getMaximumSessions <em>Maximum Sessions</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newMaximumSessions the new value of the '<em>Maximum Sessions</em>' containment reference.
	 * @see #getMaximumSessions()
	 * @generated
	 */
	public void setMaximumSessions(Setting newMaximumSessions)
	{
		if (newMaximumSessions != maximumSessions)
		{
			NotificationChain msgs = null;
			if (maximumSessions != null)
				msgs = maximumSessions.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS, null, msgs);
			if (newMaximumSessions != null)
				msgs = newMaximumSessions.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS, null, msgs);
			msgs = basicSetMaximumSessions(newMaximumSessions, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS, newMaximumSessions, newMaximumSessions));
	}

	/**
	 * Returns the value of the '<em><b>Destination</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Destination it listens on.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Destination</em>' containment reference.
	 * @see #setDestination(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.MESSAGE_DRIVEN_BEAN__DESTINATION, oldDestination, newDestination);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.MessageDrivenBean#getDestination <em>Destination</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newDestination the new value of the '<em>Destination</em>' containment reference.
	 * @see #getDestination()
	 * @generated
	 */
	public void setDestination(Setting newDestination)
	{
		if (newDestination != destination)
		{
			NotificationChain msgs = null;
			if (destination != null)
				msgs = destination.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.MESSAGE_DRIVEN_BEAN__DESTINATION, null, msgs);
			if (newDestination != null)
				msgs = newDestination.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.MESSAGE_DRIVEN_BEAN__DESTINATION, null, msgs);
			msgs = basicSetDestination(newDestination, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.MESSAGE_DRIVEN_BEAN__DESTINATION, newDestination, newDestination));
	}

	/**
	 * Returns the value of the '<em><b>Activation Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * All activation properties, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Activation Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getActivationProperties()
	{
		if (activationProperties == null)
		{
			activationProperties = new EObjectContainmentEList<Setting>(Setting.class, this, PlatformPackage.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES);
		}
		return activationProperties;
	}

	/**
	 * Returns the value of the '<em><b>Pool</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pool stated on the bean itself; null where there is none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Pool</em>' containment reference.
	 * @see #setPool(BeanPool)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.MESSAGE_DRIVEN_BEAN__POOL, oldPool, newPool);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.MessageDrivenBean#getPool <em>Pool</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPool the new value of the '<em>Pool</em>' containment reference.
	 * @see #getPool()
	 * @generated
	 */
	public void setPool(BeanPool newPool)
	{
		if (newPool != pool)
		{
			NotificationChain msgs = null;
			if (pool != null)
				msgs = pool.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.MESSAGE_DRIVEN_BEAN__POOL, null, msgs);
			if (newPool != null)
				msgs = newPool.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.MESSAGE_DRIVEN_BEAN__POOL, null, msgs);
			msgs = basicSetPool(newPool, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.MESSAGE_DRIVEN_BEAN__POOL, newPool, newPool));
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
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS:
				return basicSetMaximumSessions(null, msgs);
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__DESTINATION:
				return basicSetDestination(null, msgs);
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES:
				return ((InternalEList<?>)getActivationProperties()).basicRemove(otherEnd, msgs);
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__POOL:
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
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS:
				return getMaximumSessions();
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__DESTINATION:
				return getDestination();
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES:
				return getActivationProperties();
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__POOL:
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
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS:
				setMaximumSessions((Setting)newValue);
				return;
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__DESTINATION:
				setDestination((Setting)newValue);
				return;
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES:
				getActivationProperties().clear();
				getActivationProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__POOL:
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
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS:
				setMaximumSessions((Setting)null);
				return;
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__DESTINATION:
				setDestination((Setting)null);
				return;
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES:
				getActivationProperties().clear();
				return;
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__POOL:
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
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__MAXIMUM_SESSIONS:
				return maximumSessions != null;
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__DESTINATION:
				return destination != null;
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__ACTIVATION_PROPERTIES:
				return activationProperties != null && !activationProperties.isEmpty();
			case PlatformPackage.MESSAGE_DRIVEN_BEAN__POOL:
				return pool != null;
		}
		return super.eIsSet(featureID);
	}

} // MessageDrivenBean
