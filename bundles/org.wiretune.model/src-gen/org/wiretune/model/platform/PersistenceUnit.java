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
 * A representation of the model object '<em><b>Persistence Unit</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A persistence unit.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.PersistenceUnit#getProvider <em>Provider</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistenceUnit#getDataSource <em>Data Source</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistenceUnit#getBatchSize <em>Batch Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistenceUnit#getProperties <em>Properties</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class PersistenceUnit extends Element
{
	/**
	 * The cached value of the '{@link #getProvider() <em>Provider</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProvider()
	 * @generated
	 * @ordered
	 */
	protected Setting provider;

	/**
	 * The cached value of the '{@link #getDataSource() <em>Data Source</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDataSource()
	 * @generated
	 * @ordered
	 */
	protected Setting dataSource;

	/**
	 * The cached value of the '{@link #getBatchSize() <em>Batch Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBatchSize()
	 * @generated
	 * @ordered
	 */
	protected Setting batchSize;

	/**
	 * The cached value of the '{@link #getProperties() <em>Properties</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProperties()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> properties;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PersistenceUnit()
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
		return PlatformPackage.Literals.PERSISTENCE_UNIT;
	}

	/**
	 * Returns the value of the '<em><b>Provider</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Persistence provider class.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Provider</em>' containment reference.
	 * @see #setProvider(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getProvider()
	{
		return provider;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetProvider(Setting newProvider, NotificationChain msgs)
	{
		Setting oldProvider = provider;
		provider = newProvider;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSISTENCE_UNIT__PROVIDER, oldProvider, newProvider);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistenceUnit#getProvider <em>Provider</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newProvider the new value of the '<em>Provider</em>' containment reference.
	 * @see #getProvider()
	 * @generated
	 */
	public void setProvider(Setting newProvider)
	{
		if (newProvider != provider)
		{
			NotificationChain msgs = null;
			if (provider != null)
				msgs = provider.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.PERSISTENCE_UNIT__PROVIDER, null, msgs);
			if (newProvider != null)
				msgs = newProvider.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.PERSISTENCE_UNIT__PROVIDER, null, msgs);
			msgs = basicSetProvider(newProvider, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSISTENCE_UNIT__PROVIDER, newProvider, newProvider));
	}

	/**
	 * Returns the value of the '<em><b>Data Source</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Data source it uses.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Data Source</em>' containment reference.
	 * @see #setDataSource(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getDataSource()
	{
		return dataSource;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetDataSource(Setting newDataSource, NotificationChain msgs)
	{
		Setting oldDataSource = dataSource;
		dataSource = newDataSource;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSISTENCE_UNIT__DATA_SOURCE, oldDataSource, newDataSource);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistenceUnit#getDataSource <em>Data Source</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newDataSource the new value of the '<em>Data Source</em>' containment reference.
	 * @see #getDataSource()
	 * @generated
	 */
	public void setDataSource(Setting newDataSource)
	{
		if (newDataSource != dataSource)
		{
			NotificationChain msgs = null;
			if (dataSource != null)
				msgs = dataSource.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.PERSISTENCE_UNIT__DATA_SOURCE, null, msgs);
			if (newDataSource != null)
				msgs = newDataSource.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.PERSISTENCE_UNIT__DATA_SOURCE, null, msgs);
			msgs = basicSetDataSource(newDataSource, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSISTENCE_UNIT__DATA_SOURCE, newDataSource, newDataSource));
	}

	/**
	 * Returns the value of the '<em><b>Batch Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Hibernate: inserts sent in one batch.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Batch Size</em>' containment reference.
	 * @see #setBatchSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getBatchSize()
	{
		return batchSize;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetBatchSize(Setting newBatchSize, NotificationChain msgs)
	{
		Setting oldBatchSize = batchSize;
		batchSize = newBatchSize;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSISTENCE_UNIT__BATCH_SIZE, oldBatchSize, newBatchSize);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistenceUnit#getBatchSize <em>Batch Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newBatchSize the new value of the '<em>Batch Size</em>' containment reference.
	 * @see #getBatchSize()
	 * @generated
	 */
	public void setBatchSize(Setting newBatchSize)
	{
		if (newBatchSize != batchSize)
		{
			NotificationChain msgs = null;
			if (batchSize != null)
				msgs = batchSize.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.PERSISTENCE_UNIT__BATCH_SIZE, null, msgs);
			if (newBatchSize != null)
				msgs = newBatchSize.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.PERSISTENCE_UNIT__BATCH_SIZE, null, msgs);
			msgs = basicSetBatchSize(newBatchSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.PERSISTENCE_UNIT__BATCH_SIZE, newBatchSize, newBatchSize));
	}

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * All properties, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, PlatformPackage.PERSISTENCE_UNIT__PROPERTIES);
		}
		return properties;
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
			case PlatformPackage.PERSISTENCE_UNIT__PROVIDER:
				return basicSetProvider(null, msgs);
			case PlatformPackage.PERSISTENCE_UNIT__DATA_SOURCE:
				return basicSetDataSource(null, msgs);
			case PlatformPackage.PERSISTENCE_UNIT__BATCH_SIZE:
				return basicSetBatchSize(null, msgs);
			case PlatformPackage.PERSISTENCE_UNIT__PROPERTIES:
				return ((InternalEList<?>)getProperties()).basicRemove(otherEnd, msgs);
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
			case PlatformPackage.PERSISTENCE_UNIT__PROVIDER:
				return getProvider();
			case PlatformPackage.PERSISTENCE_UNIT__DATA_SOURCE:
				return getDataSource();
			case PlatformPackage.PERSISTENCE_UNIT__BATCH_SIZE:
				return getBatchSize();
			case PlatformPackage.PERSISTENCE_UNIT__PROPERTIES:
				return getProperties();
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
			case PlatformPackage.PERSISTENCE_UNIT__PROVIDER:
				setProvider((Setting)newValue);
				return;
			case PlatformPackage.PERSISTENCE_UNIT__DATA_SOURCE:
				setDataSource((Setting)newValue);
				return;
			case PlatformPackage.PERSISTENCE_UNIT__BATCH_SIZE:
				setBatchSize((Setting)newValue);
				return;
			case PlatformPackage.PERSISTENCE_UNIT__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
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
			case PlatformPackage.PERSISTENCE_UNIT__PROVIDER:
				setProvider((Setting)null);
				return;
			case PlatformPackage.PERSISTENCE_UNIT__DATA_SOURCE:
				setDataSource((Setting)null);
				return;
			case PlatformPackage.PERSISTENCE_UNIT__BATCH_SIZE:
				setBatchSize((Setting)null);
				return;
			case PlatformPackage.PERSISTENCE_UNIT__PROPERTIES:
				getProperties().clear();
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
			case PlatformPackage.PERSISTENCE_UNIT__PROVIDER:
				return provider != null;
			case PlatformPackage.PERSISTENCE_UNIT__DATA_SOURCE:
				return dataSource != null;
			case PlatformPackage.PERSISTENCE_UNIT__BATCH_SIZE:
				return batchSize != null;
			case PlatformPackage.PERSISTENCE_UNIT__PROPERTIES:
				return properties != null && !properties.isEmpty();
		}
		return super.eIsSet(featureID);
	}

} // PersistenceUnit
