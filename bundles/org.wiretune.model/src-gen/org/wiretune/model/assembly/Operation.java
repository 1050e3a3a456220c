/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Operation</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An operation of a port type.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Operation#isOneWay <em>One Way</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class Operation extends Element
{
	/**
	 * The default value of the '{@link #isOneWay() <em>One Way</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOneWay()
	 * @generated
	 * @ordered
	 */
	protected static final boolean ONE_WAY_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isOneWay() <em>One Way</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isOneWay()
	 * @generated
	 * @ordered
	 */
	protected boolean oneWay = ONE_WAY_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Operation()
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
		return AssemblyPackage.Literals.OPERATION;
	}

	/**
	 * Returns the value of the '<em><b>One Way</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether it has no output message, so that nobody waits for an answer.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>One Way</em>' attribute.
	 * @see #setOneWay(boolean)
	 * @model
	 * @generated
	 */
	public boolean isOneWay()
	{
		return oneWay;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Operation#isOneWay <em>One Way</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newOneWay the new value of the '<em>One Way</em>' attribute.
	 * @see #isOneWay()
	 * @generated
	 */
	public void setOneWay(boolean newOneWay)
	{
		boolean oldOneWay = oneWay;
		oneWay = newOneWay;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.OPERATION__ONE_WAY, oldOneWay, oneWay));
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
			case AssemblyPackage.OPERATION__ONE_WAY:
				return isOneWay();
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
			case AssemblyPackage.OPERATION__ONE_WAY:
				setOneWay((Boolean)newValue);
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
			case AssemblyPackage.OPERATION__ONE_WAY:
				setOneWay(ONE_WAY_EDEFAULT);
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
			case AssemblyPackage.OPERATION__ONE_WAY:
				return oneWay != ONE_WAY_EDEFAULT;
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
		result.append(" (oneWay: ");
		result.append(oneWay);
		result.append(')');
		return result.toString();
	}

} // Operation
