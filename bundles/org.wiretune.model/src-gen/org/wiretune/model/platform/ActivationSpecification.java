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
 * A representation of the model object '<em><b>Activation Specification</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An activation specification.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.ActivationSpecification#getJndiName <em>Jndi Name</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ActivationSpecification#getDestination <em>Destination</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ActivationSpecification#getMaximumConcurrency <em>Maximum Concurrency</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ActivationSpecification#getMaximumBatchSize <em>Maximum Batch Size</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class ActivationSpecification extends Element
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
	protected ActivationSpecification()
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
		return PlatformPackage.Literals.ACTIVATION_SPECIFICATION;
	}

	/**
	 * Returns the value of the '<em><b>Jndi Name</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JNDI name.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Jndi Name</em>' containment reference.
	 * @see #setJndiName(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.ACTIVATION_SPECIFICATION__JNDI_NAME, oldJndiName, newJndiName);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ActivationSpecification#getJndiName <em>Jndi Name</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newJndiName the new value of the '<em>Jndi Name</em>' containment reference.
	 * @see #getJndiName()
	 * @generated
	 */
	public void setJndiName(Setting newJndiName)
	{
		if (newJndiName != jndiName)
		{
			NotificationChain msgs = null;
			if (jndiName != null)
				msgs = jndiName.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ACTIVATION_SPECIFICATION__JNDI_NAME, null, msgs);
			if (newJndiName != null)
				msgs = newJndiName.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ACTIVATION_SPECIFICATION__JNDI_NAME, null, msgs);
			msgs = basicSetJndiName(newJndiName, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ACTIVATION_SPECIFICATION__JNDI_NAME, newJndiName, newJndiName));
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.ACTIVATION_SPECIFICATION__DESTINATION, oldDestination, newDestination);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ActivationSpecification#getDestination <em>Destination</em>}' containment reference.
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
				msgs = destination.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ACTIVATION_SPECIFICATION__DESTINATION, null, msgs);
			if (newDestination != null)
				msgs = newDestination.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ACTIVATION_SPECIFICATION__DESTINATION, null, msgs);
			msgs = basicSetDestination(newDestination, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ACTIVATION_SPECIFICATION__DESTINATION, newDestination, newDestination));
	}

	/**
	 * Returns the value of the '<em><b>Maximum Concurrency</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Most message-driven beans at once.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Concurrency</em>' containment reference.
	 * @see #setMaximumConcurrency(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY, oldMaximumConcurrency, newMaximumConcurrency);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ActivationSpecification#getMaximumConcurrency <em>Maximum Concurrency</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newMaximumConcurrency the new value of the '<em>Maximum Concurrency</em>' containment reference.
	 * @see #getMaximumConcurrency()
	 * @generated
	 */
	public void setMaximumConcurrency(Setting newMaximumConcurrency)
	{
		if (newMaximumConcurrency != maximumConcurrency)
		{
			NotificationChain msgs = null;
			if (maximumConcurrency != null)
				msgs = maximumConcurrency.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY, null, msgs);
			if (newMaximumConcurrency != null)
				msgs = newMaximumConcurrency.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY, null, msgs);
			msgs = basicSetMaximumConcurrency(newMaximumConcurrency, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY, newMaximumConcurrency, newMaximumConcurrency));
	}

	/**
	 * Returns the value of the '<em><b>Maximum Batch Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Most messages in one delivery.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Batch Size</em>' containment reference.
	 * @see #setMaximumBatchSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE, oldMaximumBatchSize, newMaximumBatchSize);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ActivationSpecification#getMaximumBatchSize <em>Maximum Batch Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newMaximumBatchSize the new value of the '<em>Maximum Batch Size</em>' containment reference.
	 * @see #getMaximumBatchSize()
	 * @generated
	 */
	public void setMaximumBatchSize(Setting newMaximumBatchSize)
	{
		if (newMaximumBatchSize != maximumBatchSize)
		{
			NotificationChain msgs = null;
			if (maximumBatchSize != null)
				msgs = maximumBatchSize.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE, null, msgs);
			if (newMaximumBatchSize != null)
				msgs = newMaximumBatchSize.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE, null, msgs);
			msgs = basicSetMaximumBatchSize(newMaximumBatchSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE, newMaximumBatchSize, newMaximumBatchSize));
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
			case PlatformPackage.ACTIVATION_SPECIFICATION__JNDI_NAME:
				return basicSetJndiName(null, msgs);
			case PlatformPackage.ACTIVATION_SPECIFICATION__DESTINATION:
				return basicSetDestination(null, msgs);
			case PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY:
				return basicSetMaximumConcurrency(null, msgs);
			case PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE:
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
			case PlatformPackage.ACTIVATION_SPECIFICATION__JNDI_NAME:
				return getJndiName();
			case PlatformPackage.ACTIVATION_SPECIFICATION__DESTINATION:
				return getDestination();
			case PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY:
				return getMaximumConcurrency();
			case PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE:
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
			case PlatformPackage.ACTIVATION_SPECIFICATION__JNDI_NAME:
				setJndiName((Setting)newValue);
				return;
			case PlatformPackage.ACTIVATION_SPECIFICATION__DESTINATION:
				setDestination((Setting)newValue);
				return;
			case PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY:
				setMaximumConcurrency((Setting)newValue);
				return;
			case PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE:
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
			case PlatformPackage.ACTIVATION_SPECIFICATION__JNDI_NAME:
				setJndiName((Setting)null);
				return;
			case PlatformPackage.ACTIVATION_SPECIFICATION__DESTINATION:
				setDestination((Setting)null);
				return;
			case PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY:
				setMaximumConcurrency((Setting)null);
				return;
			case PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE:
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
			case PlatformPackage.ACTIVATION_SPECIFICATION__JNDI_NAME:
				return jndiName != null;
			case PlatformPackage.ACTIVATION_SPECIFICATION__DESTINATION:
				return destination != null;
			case PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_CONCURRENCY:
				return maximumConcurrency != null;
			case PlatformPackage.ACTIVATION_SPECIFICATION__MAXIMUM_BATCH_SIZE:
				return maximumBatchSize != null;
		}
		return super.eIsSet(featureID);
	}

} // ActivationSpecification
