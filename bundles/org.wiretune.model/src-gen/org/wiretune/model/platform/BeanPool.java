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
 * A representation of the model object '<em><b>Bean Pool</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A pool of bean instances.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.BeanPool#getBeanKind <em>Bean Kind</em>}</li>
 *   <li>{@link org.wiretune.model.platform.BeanPool#getPoolClass <em>Pool Class</em>}</li>
 *   <li>{@link org.wiretune.model.platform.BeanPool#getMaximumSize <em>Maximum Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.BeanPool#getTimeout <em>Timeout</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class BeanPool extends Element
{
	/**
	 * The default value of the '{@link #getBeanKind() <em>Bean Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBeanKind()
	 * @generated
	 * @ordered
	 */
	protected static final String BEAN_KIND_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getBeanKind() <em>Bean Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBeanKind()
	 * @generated
	 * @ordered
	 */
	protected String beanKind = BEAN_KIND_EDEFAULT;

	/**
	 * The cached value of the '{@link #getPoolClass() <em>Pool Class</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPoolClass()
	 * @generated
	 * @ordered
	 */
	protected Setting poolClass;

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
	 * The cached value of the '{@link #getTimeout() <em>Timeout</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTimeout()
	 * @generated
	 * @ordered
	 */
	protected Setting timeout;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected BeanPool()
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
		return PlatformPackage.Literals.BEAN_POOL;
	}

	/**
	 * Returns the value of the '<em><b>Bean Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The domain the pool serves, for example Message Driven Bean.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bean Kind</em>' attribute.
	 * @see #setBeanKind(String)
	 * @model
	 * @generated
	 */
	public String getBeanKind()
	{
		return beanKind;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.BeanPool#getBeanKind <em>Bean Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newBeanKind the new value of the '<em>Bean Kind</em>' attribute.
	 * @see #getBeanKind()
	 * @generated
	 */
	public void setBeanKind(String newBeanKind)
	{
		String oldBeanKind = beanKind;
		beanKind = newBeanKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.BEAN_POOL__BEAN_KIND, oldBeanKind, beanKind));
	}

	/**
	 * Returns the value of the '<em><b>Pool Class</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Kind of pool, for example StrictMaxPool.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Pool Class</em>' containment reference.
	 * @see #setPoolClass(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getPoolClass()
	{
		return poolClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetPoolClass(Setting newPoolClass, NotificationChain msgs)
	{
		Setting oldPoolClass = poolClass;
		poolClass = newPoolClass;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.BEAN_POOL__POOL_CLASS, oldPoolClass, newPoolClass);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.BeanPool#getPoolClass <em>Pool Class</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPoolClass the new value of the '<em>Pool Class</em>' containment reference.
	 * @see #getPoolClass()
	 * @generated
	 */
	public void setPoolClass(Setting newPoolClass)
	{
		if (newPoolClass != poolClass)
		{
			NotificationChain msgs = null;
			if (poolClass != null)
				msgs = poolClass.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.BEAN_POOL__POOL_CLASS, null, msgs);
			if (newPoolClass != null)
				msgs = newPoolClass.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.BEAN_POOL__POOL_CLASS, null, msgs);
			msgs = basicSetPoolClass(newPoolClass, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.BEAN_POOL__POOL_CLASS, newPoolClass, newPoolClass));
	}

	/**
	 * Returns the value of the '<em><b>Maximum Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Most instances.
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.BEAN_POOL__MAXIMUM_SIZE, oldMaximumSize, newMaximumSize);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.BeanPool#getMaximumSize <em>Maximum Size</em>}' containment reference.
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
				msgs = maximumSize.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.BEAN_POOL__MAXIMUM_SIZE, null, msgs);
			if (newMaximumSize != null)
				msgs = newMaximumSize.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.BEAN_POOL__MAXIMUM_SIZE, null, msgs);
			msgs = basicSetMaximumSize(newMaximumSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.BEAN_POOL__MAXIMUM_SIZE, newMaximumSize, newMaximumSize));
	}

	/**
	 * Returns the value of the '<em><b>Timeout</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Time a caller waits for an instance.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Timeout</em>' containment reference.
	 * @see #setTimeout(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getTimeout()
	{
		return timeout;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetTimeout(Setting newTimeout, NotificationChain msgs)
	{
		Setting oldTimeout = timeout;
		timeout = newTimeout;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.BEAN_POOL__TIMEOUT, oldTimeout, newTimeout);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.BeanPool#getTimeout <em>Timeout</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newTimeout the new value of the '<em>Timeout</em>' containment reference.
	 * @see #getTimeout()
	 * @generated
	 */
	public void setTimeout(Setting newTimeout)
	{
		if (newTimeout != timeout)
		{
			NotificationChain msgs = null;
			if (timeout != null)
				msgs = timeout.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.BEAN_POOL__TIMEOUT, null, msgs);
			if (newTimeout != null)
				msgs = newTimeout.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.BEAN_POOL__TIMEOUT, null, msgs);
			msgs = basicSetTimeout(newTimeout, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.BEAN_POOL__TIMEOUT, newTimeout, newTimeout));
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
			case PlatformPackage.BEAN_POOL__POOL_CLASS:
				return basicSetPoolClass(null, msgs);
			case PlatformPackage.BEAN_POOL__MAXIMUM_SIZE:
				return basicSetMaximumSize(null, msgs);
			case PlatformPackage.BEAN_POOL__TIMEOUT:
				return basicSetTimeout(null, msgs);
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
			case PlatformPackage.BEAN_POOL__BEAN_KIND:
				return getBeanKind();
			case PlatformPackage.BEAN_POOL__POOL_CLASS:
				return getPoolClass();
			case PlatformPackage.BEAN_POOL__MAXIMUM_SIZE:
				return getMaximumSize();
			case PlatformPackage.BEAN_POOL__TIMEOUT:
				return getTimeout();
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
			case PlatformPackage.BEAN_POOL__BEAN_KIND:
				setBeanKind((String)newValue);
				return;
			case PlatformPackage.BEAN_POOL__POOL_CLASS:
				setPoolClass((Setting)newValue);
				return;
			case PlatformPackage.BEAN_POOL__MAXIMUM_SIZE:
				setMaximumSize((Setting)newValue);
				return;
			case PlatformPackage.BEAN_POOL__TIMEOUT:
				setTimeout((Setting)newValue);
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
			case PlatformPackage.BEAN_POOL__BEAN_KIND:
				setBeanKind(BEAN_KIND_EDEFAULT);
				return;
			case PlatformPackage.BEAN_POOL__POOL_CLASS:
				setPoolClass((Setting)null);
				return;
			case PlatformPackage.BEAN_POOL__MAXIMUM_SIZE:
				setMaximumSize((Setting)null);
				return;
			case PlatformPackage.BEAN_POOL__TIMEOUT:
				setTimeout((Setting)null);
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
			case PlatformPackage.BEAN_POOL__BEAN_KIND:
				return BEAN_KIND_EDEFAULT == null ? beanKind != null : !BEAN_KIND_EDEFAULT.equals(beanKind);
			case PlatformPackage.BEAN_POOL__POOL_CLASS:
				return poolClass != null;
			case PlatformPackage.BEAN_POOL__MAXIMUM_SIZE:
				return maximumSize != null;
			case PlatformPackage.BEAN_POOL__TIMEOUT:
				return timeout != null;
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
		result.append(" (beanKind: ");
		result.append(beanKind);
		result.append(')');
		return result.toString();
	}

} // BeanPool
