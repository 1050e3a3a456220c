/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.platform.ThreadPool;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Thread Pool</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.ThreadPoolImpl#getMinimumSize <em>Minimum Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ThreadPoolImpl#getMaximumSize <em>Maximum Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ThreadPoolImpl#getInactivityTimeout <em>Inactivity Timeout</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ThreadPoolImpl#getGrowable <em>Growable</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ThreadPoolImpl extends ElementImpl implements ThreadPool
{
	/**
	 * The cached value of the '{@link #getMinimumSize() <em>Minimum Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMinimumSize()
	 * @generated
	 * @ordered
	 */
	protected Setting minimumSize;

	/**
	 * The cached value of the '{@link #getMaximumSize() <em>Maximum Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaximumSize()
	 * @generated
	 * @ordered
	 */
	protected Setting maximumSize;

	/**
	 * The cached value of the '{@link #getInactivityTimeout() <em>Inactivity Timeout</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInactivityTimeout()
	 * @generated
	 * @ordered
	 */
	protected Setting inactivityTimeout;

	/**
	 * The cached value of the '{@link #getGrowable() <em>Growable</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGrowable()
	 * @generated
	 * @ordered
	 */
	protected Setting growable;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ThreadPoolImpl()
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
		return PlatformPackageImpl.Literals.THREAD_POOL;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getMinimumSize()
	{
		return minimumSize;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetMinimumSize(Setting newMinimumSize, NotificationChain msgs)
	{
		Setting oldMinimumSize = minimumSize;
		minimumSize = newMinimumSize;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.THREAD_POOL__MINIMUM_SIZE, oldMinimumSize, newMinimumSize);
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
	public void setMinimumSize(Setting newMinimumSize)
	{
		if (newMinimumSize != minimumSize)
		{
			NotificationChain msgs = null;
			if (minimumSize != null)
				msgs = ((InternalEObject)minimumSize).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.THREAD_POOL__MINIMUM_SIZE, null, msgs);
			if (newMinimumSize != null)
				msgs = ((InternalEObject)newMinimumSize).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.THREAD_POOL__MINIMUM_SIZE, null, msgs);
			msgs = basicSetMinimumSize(newMinimumSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.THREAD_POOL__MINIMUM_SIZE, newMinimumSize, newMinimumSize));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getMaximumSize()
	{
		return maximumSize;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetMaximumSize(Setting newMaximumSize, NotificationChain msgs)
	{
		Setting oldMaximumSize = maximumSize;
		maximumSize = newMaximumSize;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.THREAD_POOL__MAXIMUM_SIZE, oldMaximumSize, newMaximumSize);
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
	public void setMaximumSize(Setting newMaximumSize)
	{
		if (newMaximumSize != maximumSize)
		{
			NotificationChain msgs = null;
			if (maximumSize != null)
				msgs = ((InternalEObject)maximumSize).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.THREAD_POOL__MAXIMUM_SIZE, null, msgs);
			if (newMaximumSize != null)
				msgs = ((InternalEObject)newMaximumSize).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.THREAD_POOL__MAXIMUM_SIZE, null, msgs);
			msgs = basicSetMaximumSize(newMaximumSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.THREAD_POOL__MAXIMUM_SIZE, newMaximumSize, newMaximumSize));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getInactivityTimeout()
	{
		return inactivityTimeout;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetInactivityTimeout(Setting newInactivityTimeout, NotificationChain msgs)
	{
		Setting oldInactivityTimeout = inactivityTimeout;
		inactivityTimeout = newInactivityTimeout;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.THREAD_POOL__INACTIVITY_TIMEOUT, oldInactivityTimeout, newInactivityTimeout);
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
	public void setInactivityTimeout(Setting newInactivityTimeout)
	{
		if (newInactivityTimeout != inactivityTimeout)
		{
			NotificationChain msgs = null;
			if (inactivityTimeout != null)
				msgs = ((InternalEObject)inactivityTimeout).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.THREAD_POOL__INACTIVITY_TIMEOUT, null, msgs);
			if (newInactivityTimeout != null)
				msgs = ((InternalEObject)newInactivityTimeout).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.THREAD_POOL__INACTIVITY_TIMEOUT, null, msgs);
			msgs = basicSetInactivityTimeout(newInactivityTimeout, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.THREAD_POOL__INACTIVITY_TIMEOUT, newInactivityTimeout, newInactivityTimeout));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getGrowable()
	{
		return growable;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetGrowable(Setting newGrowable, NotificationChain msgs)
	{
		Setting oldGrowable = growable;
		growable = newGrowable;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.THREAD_POOL__GROWABLE, oldGrowable, newGrowable);
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
	public void setGrowable(Setting newGrowable)
	{
		if (newGrowable != growable)
		{
			NotificationChain msgs = null;
			if (growable != null)
				msgs = ((InternalEObject)growable).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.THREAD_POOL__GROWABLE, null, msgs);
			if (newGrowable != null)
				msgs = ((InternalEObject)newGrowable).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.THREAD_POOL__GROWABLE, null, msgs);
			msgs = basicSetGrowable(newGrowable, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.THREAD_POOL__GROWABLE, newGrowable, newGrowable));
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
			case PlatformPackageImpl.THREAD_POOL__MINIMUM_SIZE:
				return basicSetMinimumSize(null, msgs);
			case PlatformPackageImpl.THREAD_POOL__MAXIMUM_SIZE:
				return basicSetMaximumSize(null, msgs);
			case PlatformPackageImpl.THREAD_POOL__INACTIVITY_TIMEOUT:
				return basicSetInactivityTimeout(null, msgs);
			case PlatformPackageImpl.THREAD_POOL__GROWABLE:
				return basicSetGrowable(null, msgs);
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
			case PlatformPackageImpl.THREAD_POOL__MINIMUM_SIZE:
				return getMinimumSize();
			case PlatformPackageImpl.THREAD_POOL__MAXIMUM_SIZE:
				return getMaximumSize();
			case PlatformPackageImpl.THREAD_POOL__INACTIVITY_TIMEOUT:
				return getInactivityTimeout();
			case PlatformPackageImpl.THREAD_POOL__GROWABLE:
				return getGrowable();
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
			case PlatformPackageImpl.THREAD_POOL__MINIMUM_SIZE:
				setMinimumSize((Setting)newValue);
				return;
			case PlatformPackageImpl.THREAD_POOL__MAXIMUM_SIZE:
				setMaximumSize((Setting)newValue);
				return;
			case PlatformPackageImpl.THREAD_POOL__INACTIVITY_TIMEOUT:
				setInactivityTimeout((Setting)newValue);
				return;
			case PlatformPackageImpl.THREAD_POOL__GROWABLE:
				setGrowable((Setting)newValue);
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
			case PlatformPackageImpl.THREAD_POOL__MINIMUM_SIZE:
				setMinimumSize((Setting)null);
				return;
			case PlatformPackageImpl.THREAD_POOL__MAXIMUM_SIZE:
				setMaximumSize((Setting)null);
				return;
			case PlatformPackageImpl.THREAD_POOL__INACTIVITY_TIMEOUT:
				setInactivityTimeout((Setting)null);
				return;
			case PlatformPackageImpl.THREAD_POOL__GROWABLE:
				setGrowable((Setting)null);
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
			case PlatformPackageImpl.THREAD_POOL__MINIMUM_SIZE:
				return minimumSize != null;
			case PlatformPackageImpl.THREAD_POOL__MAXIMUM_SIZE:
				return maximumSize != null;
			case PlatformPackageImpl.THREAD_POOL__INACTIVITY_TIMEOUT:
				return inactivityTimeout != null;
			case PlatformPackageImpl.THREAD_POOL__GROWABLE:
				return growable != null;
		}
		return super.eIsSet(featureID);
	}

} //ThreadPoolImpl
