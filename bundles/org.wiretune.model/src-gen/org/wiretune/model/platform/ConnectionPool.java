/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Connection Pool</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A pool of connections.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.ConnectionPool#getMinimumConnections <em>Minimum Connections</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ConnectionPool#getMaximumConnections <em>Maximum Connections</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class ConnectionPool extends Element
{
	/**
	 * The cached value of the '{@link #getMinimumConnections() <em>Minimum Connections</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMinimumConnections()
	 * @generated
	 * @ordered
	 */
	protected Setting minimumConnections;

	/**
	 * The cached value of the '{@link #getMaximumConnections() <em>Maximum Connections</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaximumConnections()
	 * @generated
	 * @ordered
	 */
	protected Setting maximumConnections;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ConnectionPool()
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
		return PlatformPackage.Literals.CONNECTION_POOL;
	}

	/**
	 * Returns the value of the '<em><b>Minimum Connections</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Connections kept.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Minimum Connections</em>' containment reference.
	 * @see #setMinimumConnections(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getMinimumConnections()
	{
		return minimumConnections;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetMinimumConnections(Setting newMinimumConnections, NotificationChain msgs)
	{
		Setting oldMinimumConnections = minimumConnections;
		minimumConnections = newMinimumConnections;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.CONNECTION_POOL__MINIMUM_CONNECTIONS, oldMinimumConnections, newMinimumConnections);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConnectionPool#getMinimumConnections <em>Minimum Connections</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newMinimumConnections the new value of the '<em>Minimum Connections</em>' containment reference.
	 * @see #getMinimumConnections()
	 * @generated
	 */
	public void setMinimumConnections(Setting newMinimumConnections)
	{
		if (newMinimumConnections != minimumConnections)
		{
			NotificationChain msgs = null;
			if (minimumConnections != null)
				msgs = minimumConnections.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.CONNECTION_POOL__MINIMUM_CONNECTIONS, null, msgs);
			if (newMinimumConnections != null)
				msgs = newMinimumConnections.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.CONNECTION_POOL__MINIMUM_CONNECTIONS, null, msgs);
			msgs = basicSetMinimumConnections(newMinimumConnections, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.CONNECTION_POOL__MINIMUM_CONNECTIONS, newMinimumConnections, newMinimumConnections));
	}

	/**
	 * Returns the value of the '<em><b>Maximum Connections</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Most connections.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Connections</em>' containment reference.
	 * @see #setMaximumConnections(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getMaximumConnections()
	{
		return maximumConnections;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetMaximumConnections(Setting newMaximumConnections, NotificationChain msgs)
	{
		Setting oldMaximumConnections = maximumConnections;
		maximumConnections = newMaximumConnections;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.CONNECTION_POOL__MAXIMUM_CONNECTIONS, oldMaximumConnections, newMaximumConnections);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConnectionPool#getMaximumConnections <em>Maximum Connections</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newMaximumConnections the new value of the '<em>Maximum Connections</em>' containment reference.
	 * @see #getMaximumConnections()
	 * @generated
	 */
	public void setMaximumConnections(Setting newMaximumConnections)
	{
		if (newMaximumConnections != maximumConnections)
		{
			NotificationChain msgs = null;
			if (maximumConnections != null)
				msgs = maximumConnections.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.CONNECTION_POOL__MAXIMUM_CONNECTIONS, null, msgs);
			if (newMaximumConnections != null)
				msgs = newMaximumConnections.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.CONNECTION_POOL__MAXIMUM_CONNECTIONS, null, msgs);
			msgs = basicSetMaximumConnections(newMaximumConnections, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.CONNECTION_POOL__MAXIMUM_CONNECTIONS, newMaximumConnections, newMaximumConnections));
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
			case PlatformPackage.CONNECTION_POOL__MINIMUM_CONNECTIONS:
				return basicSetMinimumConnections(null, msgs);
			case PlatformPackage.CONNECTION_POOL__MAXIMUM_CONNECTIONS:
				return basicSetMaximumConnections(null, msgs);
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
			case PlatformPackage.CONNECTION_POOL__MINIMUM_CONNECTIONS:
				return getMinimumConnections();
			case PlatformPackage.CONNECTION_POOL__MAXIMUM_CONNECTIONS:
				return getMaximumConnections();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackage.CONNECTION_POOL__MINIMUM_CONNECTIONS:
				setMinimumConnections((Setting)newValue);
				return;
			case PlatformPackage.CONNECTION_POOL__MAXIMUM_CONNECTIONS:
				setMaximumConnections((Setting)newValue);
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
			case PlatformPackage.CONNECTION_POOL__MINIMUM_CONNECTIONS:
				setMinimumConnections((Setting)null);
				return;
			case PlatformPackage.CONNECTION_POOL__MAXIMUM_CONNECTIONS:
				setMaximumConnections((Setting)null);
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
			case PlatformPackage.CONNECTION_POOL__MINIMUM_CONNECTIONS:
				return minimumConnections != null;
			case PlatformPackage.CONNECTION_POOL__MAXIMUM_CONNECTIONS:
				return maximumConnections != null;
		}
		return super.eIsSet(featureID);
	}

} // ConnectionPool
