/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.platform.ActivationSpecification;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Activation Specification</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.ActivationSpecificationImpl#getJndiName <em>Jndi Name</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ActivationSpecificationImpl#getDestination <em>Destination</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ActivationSpecificationImpl#getMaximumConcurrency <em>Maximum Concurrency</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ActivationSpecificationImpl#getMaximumBatchSize <em>Maximum Batch Size</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ActivationSpecificationImpl extends ElementImpl implements ActivationSpecification
{
	/**
	 * The cached value of the '{@link #getJndiName() <em>Jndi Name</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getJndiName()
	 * @generated
	 * @ordered
	 */
	protected Setting jndiName;

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
	 * The cached value of the '{@link #getMaximumConcurrency() <em>Maximum Concurrency</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaximumConcurrency()
	 * @generated
	 * @ordered
	 */
	protected Setting maximumConcurrency;

	/**
	 * The cached value of the '{@link #getMaximumBatchSize() <em>Maximum Batch Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaximumBatchSize()
	 * @generated
	 * @ordered
	 */
	protected Setting maximumBatchSize;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ActivationSpecificationImpl()
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
		return PlatformPackageImpl.Literals.ACTIVATION_SPECIFICATION;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getJndiName()
	{
		return jndiName;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetJndiName(Setting newJndiName, NotificationChain msgs)
	{
		Setting oldJndiName = jndiName;
		jndiName = newJndiName;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ACTIVATION_SPECIFICATION__JNDI_NAME, oldJndiName, newJndiName);
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
	public void setJndiName(Setting newJndiName)
	{
		if (newJndiName != jndiName)
		{
			NotificationChain msgs = null;
			if (jndiName != null)
				msgs = ((InternalEObject)jndiName).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ACTIVATION_SPECIFICATION__JNDI_NAME, null, msgs);
			if (newJndiName != null)
				msgs = ((InternalEObject)newJndiName).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ACTIVATION_SPECIFICATION__JNDI_NAME, null, msgs);
			msgs = basicSetJndiName(newJndiName, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ACTIVATION_SPECIFICATION__JNDI_NAME, newJndiName, newJndiName));
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ACTIVATION_SPECIFICATION__DESTINATION, oldDestination, newDestination);
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
				msgs = ((InternalEObject)destination).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ACTIVATION_SPECIFICATION__DESTINATION, null, msgs);
			if (newDestination != null)
				msgs = ((InternalEObject)newDestination).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ACTIVATION_SPECIFICATION__DESTINATION, null, msgs);
			msgs = basicSetDestination(newDestination, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ACTIVATION_SPECIFICATION__DESTINATION, newDestination, newDestination));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getMaximumConcurrency()
	{
		return maximumConcurrency;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetMaximumConcurrency(Setting newMaximumConcurrency, NotificationChain msgs)
	{
		Setting oldMaximumConcurrency = maximumConcurrency;
		maximumConcurrency = newMaximumConcurrency;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY, oldMaximumConcurrency, newMaximumConcurrency);
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
	public void setMaximumConcurrency(Setting newMaximumConcurrency)
	{
		if (newMaximumConcurrency != maximumConcurrency)
		{
			NotificationChain msgs = null;
			if (maximumConcurrency != null)
				msgs = ((InternalEObject)maximumConcurrency).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY, null, msgs);
			if (newMaximumConcurrency != null)
				msgs = ((InternalEObject)newMaximumConcurrency).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY, null, msgs);
			msgs = basicSetMaximumConcurrency(newMaximumConcurrency, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY, newMaximumConcurrency, newMaximumConcurrency));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getMaximumBatchSize()
	{
		return maximumBatchSize;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetMaximumBatchSize(Setting newMaximumBatchSize, NotificationChain msgs)
	{
		Setting oldMaximumBatchSize = maximumBatchSize;
		maximumBatchSize = newMaximumBatchSize;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE, oldMaximumBatchSize, newMaximumBatchSize);
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
	public void setMaximumBatchSize(Setting newMaximumBatchSize)
	{
		if (newMaximumBatchSize != maximumBatchSize)
		{
			NotificationChain msgs = null;
			if (maximumBatchSize != null)
				msgs = ((InternalEObject)maximumBatchSize).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE, null, msgs);
			if (newMaximumBatchSize != null)
				msgs = ((InternalEObject)newMaximumBatchSize).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE, null, msgs);
			msgs = basicSetMaximumBatchSize(newMaximumBatchSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE, newMaximumBatchSize, newMaximumBatchSize));
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
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__JNDI_NAME:
				return basicSetJndiName(null, msgs);
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__DESTINATION:
				return basicSetDestination(null, msgs);
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY:
				return basicSetMaximumConcurrency(null, msgs);
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE:
				return basicSetMaximumBatchSize(null, msgs);
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
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__JNDI_NAME:
				return getJndiName();
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__DESTINATION:
				return getDestination();
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY:
				return getMaximumConcurrency();
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE:
				return getMaximumBatchSize();
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
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__JNDI_NAME:
				setJndiName((Setting)newValue);
				return;
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__DESTINATION:
				setDestination((Setting)newValue);
				return;
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY:
				setMaximumConcurrency((Setting)newValue);
				return;
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE:
				setMaximumBatchSize((Setting)newValue);
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
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__JNDI_NAME:
				setJndiName((Setting)null);
				return;
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__DESTINATION:
				setDestination((Setting)null);
				return;
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY:
				setMaximumConcurrency((Setting)null);
				return;
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE:
				setMaximumBatchSize((Setting)null);
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
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__JNDI_NAME:
				return jndiName != null;
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__DESTINATION:
				return destination != null;
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY:
				return maximumConcurrency != null;
			case PlatformPackageImpl.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE:
				return maximumBatchSize != null;
		}
		return super.eIsSet(featureID);
	}

} //ActivationSpecificationImpl
