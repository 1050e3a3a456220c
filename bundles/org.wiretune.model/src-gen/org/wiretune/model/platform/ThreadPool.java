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
 * A representation of the model object '<em><b>Thread Pool</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A thread pool.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.ThreadPool#getMinimumSize <em>Minimum Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ThreadPool#getMaximumSize <em>Maximum Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ThreadPool#getInactivityTimeout <em>Inactivity Timeout</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ThreadPool#getGrowable <em>Growable</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class ThreadPool extends Element
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
	protected ThreadPool()
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
		return PlatformPackage.Literals.THREAD_POOL;
	}

	/**
	 * Returns the value of the '<em><b>Minimum Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Threads kept.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Minimum Size</em>' containment reference.
	 * @see #setMinimumSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.THREAD_POOL__MINIMUM_SIZE, oldMinimumSize, newMinimumSize);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ThreadPool#getMinimumSize <em>Minimum Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newMinimumSize the new value of the '<em>Minimum Size</em>' containment reference.
	 * @see #getMinimumSize()
	 * @generated
	 */
	public void setMinimumSize(Setting newMinimumSize)
	{
		if (newMinimumSize != minimumSize)
		{
			NotificationChain msgs = null;
			if (minimumSize != null)
				msgs = minimumSize.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.THREAD_POOL__MINIMUM_SIZE, null, msgs);
			if (newMinimumSize != null)
				msgs = newMinimumSize.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.THREAD_POOL__MINIMUM_SIZE, null, msgs);
			msgs = basicSetMinimumSize(newMinimumSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.THREAD_POOL__MINIMUM_SIZE, newMinimumSize, newMinimumSize));
	}

	/**
	 * Returns the value of the '<em><b>Maximum Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Most threads.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Size</em>' containment reference.
	 * @see #setMaximumSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.THREAD_POOL__MAXIMUM_SIZE, oldMaximumSize, newMaximumSize);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ThreadPool#getMaximumSize <em>Maximum Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newMaximumSize the new value of the '<em>Maximum Size</em>' containment reference.
	 * @see #getMaximumSize()
	 * @generated
	 */
	public void setMaximumSize(Setting newMaximumSize)
	{
		if (newMaximumSize != maximumSize)
		{
			NotificationChain msgs = null;
			if (maximumSize != null)
				msgs = maximumSize.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.THREAD_POOL__MAXIMUM_SIZE, null, msgs);
			if (newMaximumSize != null)
				msgs = newMaximumSize.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.THREAD_POOL__MAXIMUM_SIZE, null, msgs);
			msgs = basicSetMaximumSize(newMaximumSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.THREAD_POOL__MAXIMUM_SIZE, newMaximumSize, newMaximumSize));
	}

	/**
	 * Returns the value of the '<em><b>Inactivity Timeout</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Idle time before a thread ends.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Inactivity Timeout</em>' containment reference.
	 * @see #setInactivityTimeout(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.THREAD_POOL__INACTIVITY_TIMEOUT, oldInactivityTimeout, newInactivityTimeout);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ThreadPool#getInactivityTimeout <em>Inactivity Timeout</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newInactivityTimeout the new value of the '<em>Inactivity Timeout</em>' containment reference.
	 * @see #getInactivityTimeout()
	 * @generated
	 */
	public void setInactivityTimeout(Setting newInactivityTimeout)
	{
		if (newInactivityTimeout != inactivityTimeout)
		{
			NotificationChain msgs = null;
			if (inactivityTimeout != null)
				msgs = inactivityTimeout.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.THREAD_POOL__INACTIVITY_TIMEOUT, null, msgs);
			if (newInactivityTimeout != null)
				msgs = newInactivityTimeout.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.THREAD_POOL__INACTIVITY_TIMEOUT, null, msgs);
			msgs = basicSetInactivityTimeout(newInactivityTimeout, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.THREAD_POOL__INACTIVITY_TIMEOUT, newInactivityTimeout, newInactivityTimeout));
	}

	/**
	 * Returns the value of the '<em><b>Growable</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether it may grow beyond its maximum.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Growable</em>' containment reference.
	 * @see #setGrowable(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.THREAD_POOL__GROWABLE, oldGrowable, newGrowable);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ThreadPool#getGrowable <em>Growable</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newGrowable the new value of the '<em>Growable</em>' containment reference.
	 * @see #getGrowable()
	 * @generated
	 */
	public void setGrowable(Setting newGrowable)
	{
		if (newGrowable != growable)
		{
			NotificationChain msgs = null;
			if (growable != null)
				msgs = growable.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.THREAD_POOL__GROWABLE, null, msgs);
			if (newGrowable != null)
				msgs = newGrowable.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.THREAD_POOL__GROWABLE, null, msgs);
			msgs = basicSetGrowable(newGrowable, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.THREAD_POOL__GROWABLE, newGrowable, newGrowable));
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
			case PlatformPackage.THREAD_POOL__MINIMUM_SIZE:
				return basicSetMinimumSize(null, msgs);
			case PlatformPackage.THREAD_POOL__MAXIMUM_SIZE:
				return basicSetMaximumSize(null, msgs);
			case PlatformPackage.THREAD_POOL__INACTIVITY_TIMEOUT:
				return basicSetInactivityTimeout(null, msgs);
			case PlatformPackage.THREAD_POOL__GROWABLE:
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
			case PlatformPackage.THREAD_POOL__MINIMUM_SIZE:
				return getMinimumSize();
			case PlatformPackage.THREAD_POOL__MAXIMUM_SIZE:
				return getMaximumSize();
			case PlatformPackage.THREAD_POOL__INACTIVITY_TIMEOUT:
				return getInactivityTimeout();
			case PlatformPackage.THREAD_POOL__GROWABLE:
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
			case PlatformPackage.THREAD_POOL__MINIMUM_SIZE:
				setMinimumSize((Setting)newValue);
				return;
			case PlatformPackage.THREAD_POOL__MAXIMUM_SIZE:
				setMaximumSize((Setting)newValue);
				return;
			case PlatformPackage.THREAD_POOL__INACTIVITY_TIMEOUT:
				setInactivityTimeout((Setting)newValue);
				return;
			case PlatformPackage.THREAD_POOL__GROWABLE:
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
			case PlatformPackage.THREAD_POOL__MINIMUM_SIZE:
				setMinimumSize((Setting)null);
				return;
			case PlatformPackage.THREAD_POOL__MAXIMUM_SIZE:
				setMaximumSize((Setting)null);
				return;
			case PlatformPackage.THREAD_POOL__INACTIVITY_TIMEOUT:
				setInactivityTimeout((Setting)null);
				return;
			case PlatformPackage.THREAD_POOL__GROWABLE:
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
			case PlatformPackage.THREAD_POOL__MINIMUM_SIZE:
				return minimumSize != null;
			case PlatformPackage.THREAD_POOL__MAXIMUM_SIZE:
				return maximumSize != null;
			case PlatformPackage.THREAD_POOL__INACTIVITY_TIMEOUT:
				return inactivityTimeout != null;
			case PlatformPackage.THREAD_POOL__GROWABLE:
				return growable != null;
		}
		return super.eIsSet(featureID);
	}

} // ThreadPool
