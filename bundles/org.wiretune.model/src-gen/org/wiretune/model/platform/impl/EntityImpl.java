/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.platform.Entity;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Entity</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.EntityImpl#getGeneratorStrategy <em>Generator Strategy</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.EntityImpl#getTable <em>Table</em>}</li>
 * </ul>
 *
 * @generated
 */
public class EntityImpl extends ElementImpl implements Entity
{
	/**
	 * The cached value of the '{@link #getGeneratorStrategy() <em>Generator Strategy</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGeneratorStrategy()
	 * @generated
	 * @ordered
	 */
	protected Setting generatorStrategy;

	/**
	 * The cached value of the '{@link #getTable() <em>Table</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTable()
	 * @generated
	 * @ordered
	 */
	protected Setting table;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected EntityImpl()
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
		return PlatformPackageImpl.Literals.ENTITY;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getGeneratorStrategy()
	{
		return generatorStrategy;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetGeneratorStrategy(Setting newGeneratorStrategy, NotificationChain msgs)
	{
		Setting oldGeneratorStrategy = generatorStrategy;
		generatorStrategy = newGeneratorStrategy;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ENTITY__GENERATOR_STRATEGY, oldGeneratorStrategy, newGeneratorStrategy);
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
	public void setGeneratorStrategy(Setting newGeneratorStrategy)
	{
		if (newGeneratorStrategy != generatorStrategy)
		{
			NotificationChain msgs = null;
			if (generatorStrategy != null)
				msgs = ((InternalEObject)generatorStrategy).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ENTITY__GENERATOR_STRATEGY, null, msgs);
			if (newGeneratorStrategy != null)
				msgs = ((InternalEObject)newGeneratorStrategy).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ENTITY__GENERATOR_STRATEGY, null, msgs);
			msgs = basicSetGeneratorStrategy(newGeneratorStrategy, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ENTITY__GENERATOR_STRATEGY, newGeneratorStrategy, newGeneratorStrategy));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getTable()
	{
		return table;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetTable(Setting newTable, NotificationChain msgs)
	{
		Setting oldTable = table;
		table = newTable;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ENTITY__TABLE, oldTable, newTable);
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
	public void setTable(Setting newTable)
	{
		if (newTable != table)
		{
			NotificationChain msgs = null;
			if (table != null)
				msgs = ((InternalEObject)table).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ENTITY__TABLE, null, msgs);
			if (newTable != null)
				msgs = ((InternalEObject)newTable).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.ENTITY__TABLE, null, msgs);
			msgs = basicSetTable(newTable, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ENTITY__TABLE, newTable, newTable));
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
			case PlatformPackageImpl.ENTITY__GENERATOR_STRATEGY:
				return basicSetGeneratorStrategy(null, msgs);
			case PlatformPackageImpl.ENTITY__TABLE:
				return basicSetTable(null, msgs);
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
			case PlatformPackageImpl.ENTITY__GENERATOR_STRATEGY:
				return getGeneratorStrategy();
			case PlatformPackageImpl.ENTITY__TABLE:
				return getTable();
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
			case PlatformPackageImpl.ENTITY__GENERATOR_STRATEGY:
				setGeneratorStrategy((Setting)newValue);
				return;
			case PlatformPackageImpl.ENTITY__TABLE:
				setTable((Setting)newValue);
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
			case PlatformPackageImpl.ENTITY__GENERATOR_STRATEGY:
				setGeneratorStrategy((Setting)null);
				return;
			case PlatformPackageImpl.ENTITY__TABLE:
				setTable((Setting)null);
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
			case PlatformPackageImpl.ENTITY__GENERATOR_STRATEGY:
				return generatorStrategy != null;
			case PlatformPackageImpl.ENTITY__TABLE:
				return table != null;
		}
		return super.eIsSet(featureID);
	}

} //EntityImpl
