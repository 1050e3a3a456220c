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
 * A representation of the model object '<em><b>Entity</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An entity class; its name is the fully qualified class name.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.Entity#getGeneratorStrategy <em>Generator Strategy</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Entity#getTable <em>Table</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class Entity extends Element
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
	protected Entity()
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
		return PlatformPackage.Literals.ENTITY;
	}

	/**
	 * Returns the value of the '<em><b>Generator Strategy</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Strategy of its key generator: AUTO, IDENTITY, SEQUENCE, TABLE, UUID.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Generator Strategy</em>' containment reference.
	 * @see #setGeneratorStrategy(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.ENTITY__GENERATOR_STRATEGY, oldGeneratorStrategy, newGeneratorStrategy);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Entity#getGeneratorStrategy <em>Generator Strategy</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newGeneratorStrategy the new value of the '<em>Generator Strategy</em>' containment reference.
	 * @see #getGeneratorStrategy()
	 * @generated
	 */
	public void setGeneratorStrategy(Setting newGeneratorStrategy)
	{
		if (newGeneratorStrategy != generatorStrategy)
		{
			NotificationChain msgs = null;
			if (generatorStrategy != null)
				msgs = generatorStrategy.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ENTITY__GENERATOR_STRATEGY, null, msgs);
			if (newGeneratorStrategy != null)
				msgs = newGeneratorStrategy.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ENTITY__GENERATOR_STRATEGY, null, msgs);
			msgs = basicSetGeneratorStrategy(newGeneratorStrategy, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ENTITY__GENERATOR_STRATEGY, newGeneratorStrategy, newGeneratorStrategy));
	}

	/**
	 * Returns the value of the '<em><b>Table</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Table name.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Table</em>' containment reference.
	 * @see #setTable(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.ENTITY__TABLE, oldTable, newTable);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Entity#getTable <em>Table</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newTable the new value of the '<em>Table</em>' containment reference.
	 * @see #getTable()
	 * @generated
	 */
	public void setTable(Setting newTable)
	{
		if (newTable != table)
		{
			NotificationChain msgs = null;
			if (table != null)
				msgs = table.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ENTITY__TABLE, null, msgs);
			if (newTable != null)
				msgs = newTable.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.ENTITY__TABLE, null, msgs);
			msgs = basicSetTable(newTable, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.ENTITY__TABLE, newTable, newTable));
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
			case PlatformPackage.ENTITY__GENERATOR_STRATEGY:
				return basicSetGeneratorStrategy(null, msgs);
			case PlatformPackage.ENTITY__TABLE:
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
			case PlatformPackage.ENTITY__GENERATOR_STRATEGY:
				return getGeneratorStrategy();
			case PlatformPackage.ENTITY__TABLE:
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
			case PlatformPackage.ENTITY__GENERATOR_STRATEGY:
				setGeneratorStrategy((Setting)newValue);
				return;
			case PlatformPackage.ENTITY__TABLE:
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
			case PlatformPackage.ENTITY__GENERATOR_STRATEGY:
				setGeneratorStrategy((Setting)null);
				return;
			case PlatformPackage.ENTITY__TABLE:
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
			case PlatformPackage.ENTITY__GENERATOR_STRATEGY:
				return generatorStrategy != null;
			case PlatformPackage.ENTITY__TABLE:
				return table != null;
		}
		return super.eIsSet(featureID);
	}

} // Entity
