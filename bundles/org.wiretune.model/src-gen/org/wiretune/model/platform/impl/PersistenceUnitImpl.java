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

import org.wiretune.model.platform.PersistenceUnit;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Persistence Unit</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.PersistenceUnitImpl#getProvider <em>Provider</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistenceUnitImpl#getDataSource <em>Data Source</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistenceUnitImpl#getBatchSize <em>Batch Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.PersistenceUnitImpl#getProperties <em>Properties</em>}</li>
 * </ul>
 *
 * @generated
 */
public class PersistenceUnitImpl extends ElementImpl implements PersistenceUnit
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
	protected PersistenceUnitImpl()
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
		return PlatformPackageImpl.Literals.PERSISTENCE_UNIT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSISTENCE_UNIT__PROVIDER, oldProvider, newProvider);
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
	public void setProvider(Setting newProvider)
	{
		if (newProvider != provider)
		{
			NotificationChain msgs = null;
			if (provider != null)
				msgs = ((InternalEObject)provider).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.PERSISTENCE_UNIT__PROVIDER, null, msgs);
			if (newProvider != null)
				msgs = ((InternalEObject)newProvider).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.PERSISTENCE_UNIT__PROVIDER, null, msgs);
			msgs = basicSetProvider(newProvider, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSISTENCE_UNIT__PROVIDER, newProvider, newProvider));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSISTENCE_UNIT__DATA_SOURCE, oldDataSource, newDataSource);
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
	public void setDataSource(Setting newDataSource)
	{
		if (newDataSource != dataSource)
		{
			NotificationChain msgs = null;
			if (dataSource != null)
				msgs = ((InternalEObject)dataSource).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.PERSISTENCE_UNIT__DATA_SOURCE, null, msgs);
			if (newDataSource != null)
				msgs = ((InternalEObject)newDataSource).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.PERSISTENCE_UNIT__DATA_SOURCE, null, msgs);
			msgs = basicSetDataSource(newDataSource, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSISTENCE_UNIT__DATA_SOURCE, newDataSource, newDataSource));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSISTENCE_UNIT__BATCH_SIZE, oldBatchSize, newBatchSize);
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
	public void setBatchSize(Setting newBatchSize)
	{
		if (newBatchSize != batchSize)
		{
			NotificationChain msgs = null;
			if (batchSize != null)
				msgs = ((InternalEObject)batchSize).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.PERSISTENCE_UNIT__BATCH_SIZE, null, msgs);
			if (newBatchSize != null)
				msgs = ((InternalEObject)newBatchSize).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.PERSISTENCE_UNIT__BATCH_SIZE, null, msgs);
			msgs = basicSetBatchSize(newBatchSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.PERSISTENCE_UNIT__BATCH_SIZE, newBatchSize, newBatchSize));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, PlatformPackageImpl.PERSISTENCE_UNIT__PROPERTIES);
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
			case PlatformPackageImpl.PERSISTENCE_UNIT__PROVIDER:
				return basicSetProvider(null, msgs);
			case PlatformPackageImpl.PERSISTENCE_UNIT__DATA_SOURCE:
				return basicSetDataSource(null, msgs);
			case PlatformPackageImpl.PERSISTENCE_UNIT__BATCH_SIZE:
				return basicSetBatchSize(null, msgs);
			case PlatformPackageImpl.PERSISTENCE_UNIT__PROPERTIES:
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
			case PlatformPackageImpl.PERSISTENCE_UNIT__PROVIDER:
				return getProvider();
			case PlatformPackageImpl.PERSISTENCE_UNIT__DATA_SOURCE:
				return getDataSource();
			case PlatformPackageImpl.PERSISTENCE_UNIT__BATCH_SIZE:
				return getBatchSize();
			case PlatformPackageImpl.PERSISTENCE_UNIT__PROPERTIES:
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
			case PlatformPackageImpl.PERSISTENCE_UNIT__PROVIDER:
				setProvider((Setting)newValue);
				return;
			case PlatformPackageImpl.PERSISTENCE_UNIT__DATA_SOURCE:
				setDataSource((Setting)newValue);
				return;
			case PlatformPackageImpl.PERSISTENCE_UNIT__BATCH_SIZE:
				setBatchSize((Setting)newValue);
				return;
			case PlatformPackageImpl.PERSISTENCE_UNIT__PROPERTIES:
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
			case PlatformPackageImpl.PERSISTENCE_UNIT__PROVIDER:
				setProvider((Setting)null);
				return;
			case PlatformPackageImpl.PERSISTENCE_UNIT__DATA_SOURCE:
				setDataSource((Setting)null);
				return;
			case PlatformPackageImpl.PERSISTENCE_UNIT__BATCH_SIZE:
				setBatchSize((Setting)null);
				return;
			case PlatformPackageImpl.PERSISTENCE_UNIT__PROPERTIES:
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
			case PlatformPackageImpl.PERSISTENCE_UNIT__PROVIDER:
				return provider != null;
			case PlatformPackageImpl.PERSISTENCE_UNIT__DATA_SOURCE:
				return dataSource != null;
			case PlatformPackageImpl.PERSISTENCE_UNIT__BATCH_SIZE:
				return batchSize != null;
			case PlatformPackageImpl.PERSISTENCE_UNIT__PROPERTIES:
				return properties != null && !properties.isEmpty();
		}
		return super.eIsSet(featureID);
	}

} //PersistenceUnitImpl
