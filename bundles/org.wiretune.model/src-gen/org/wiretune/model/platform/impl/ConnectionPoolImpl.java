/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.platform.ConnectionPool;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Connection Pool</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.ConnectionPoolImpl#getMinimumConnections <em>Minimum Connections</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ConnectionPoolImpl#getMaximumConnections <em>Maximum Connections</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ConnectionPoolImpl extends ElementImpl implements ConnectionPool
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
	protected ConnectionPoolImpl()
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
		return PlatformPackageImpl.Literals.CONNECTION_POOL;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.CONNECTION_POOL__MINIMUM_CONNECTIONS, oldMinimumConnections, newMinimumConnections);
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
	public void setMinimumConnections(Setting newMinimumConnections)
	{
		if (newMinimumConnections != minimumConnections)
		{
			NotificationChain msgs = null;
			if (minimumConnections != null)
				msgs = ((InternalEObject)minimumConnections).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.CONNECTION_POOL__MINIMUM_CONNECTIONS, null, msgs);
			if (newMinimumConnections != null)
				msgs = ((InternalEObject)newMinimumConnections).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.CONNECTION_POOL__MINIMUM_CONNECTIONS, null, msgs);
			msgs = basicSetMinimumConnections(newMinimumConnections, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.CONNECTION_POOL__MINIMUM_CONNECTIONS, newMinimumConnections, newMinimumConnections));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.CONNECTION_POOL__MAXIMUM_CONNECTIONS, oldMaximumConnections, newMaximumConnections);
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
	public void setMaximumConnections(Setting newMaximumConnections)
	{
		if (newMaximumConnections != maximumConnections)
		{
			NotificationChain msgs = null;
			if (maximumConnections != null)
				msgs = ((InternalEObject)maximumConnections).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.CONNECTION_POOL__MAXIMUM_CONNECTIONS, null, msgs);
			if (newMaximumConnections != null)
				msgs = ((InternalEObject)newMaximumConnections).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.CONNECTION_POOL__MAXIMUM_CONNECTIONS, null, msgs);
			msgs = basicSetMaximumConnections(newMaximumConnections, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.CONNECTION_POOL__MAXIMUM_CONNECTIONS, newMaximumConnections, newMaximumConnections));
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
			case PlatformPackageImpl.CONNECTION_POOL__MINIMUM_CONNECTIONS:
				return basicSetMinimumConnections(null, msgs);
			case PlatformPackageImpl.CONNECTION_POOL__MAXIMUM_CONNECTIONS:
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
			case PlatformPackageImpl.CONNECTION_POOL__MINIMUM_CONNECTIONS:
				return getMinimumConnections();
			case PlatformPackageImpl.CONNECTION_POOL__MAXIMUM_CONNECTIONS:
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
			case PlatformPackageImpl.CONNECTION_POOL__MINIMUM_CONNECTIONS:
				setMinimumConnections((Setting)newValue);
				return;
			case PlatformPackageImpl.CONNECTION_POOL__MAXIMUM_CONNECTIONS:
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
			case PlatformPackageImpl.CONNECTION_POOL__MINIMUM_CONNECTIONS:
				setMinimumConnections((Setting)null);
				return;
			case PlatformPackageImpl.CONNECTION_POOL__MAXIMUM_CONNECTIONS:
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
			case PlatformPackageImpl.CONNECTION_POOL__MINIMUM_CONNECTIONS:
				return minimumConnections != null;
			case PlatformPackageImpl.CONNECTION_POOL__MAXIMUM_CONNECTIONS:
				return maximumConnections != null;
		}
		return super.eIsSet(featureID);
	}

} //ConnectionPoolImpl
