/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EDataTypeEList;
import org.eclipse.emf.ecore.util.EDataTypeUniqueEList;
import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.assembly.Primitive;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Primitive</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.impl.PrimitiveImpl#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.PrimitiveImpl#getReference <em>Reference</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.PrimitiveImpl#getOperation <em>Operation</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.PrimitiveImpl#isResponse <em>Response</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.PrimitiveImpl#getPromoted <em>Promoted</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.PrimitiveImpl#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.PrimitiveImpl#getSuccessors <em>Successors</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.PrimitiveImpl#getFailures <em>Failures</em>}</li>
 * </ul>
 *
 * @generated
 */
public class PrimitiveImpl extends ElementImpl implements Primitive
{
	/**
	 * The default value of the '{@link #getType() <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getType()
	 * @generated
	 * @ordered
	 */
	protected static final String TYPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getType() <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getType()
	 * @generated
	 * @ordered
	 */
	protected String type = TYPE_EDEFAULT;

	/**
	 * The default value of the '{@link #getReference() <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected static final String REFERENCE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getReference() <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected String reference = REFERENCE_EDEFAULT;

	/**
	 * The default value of the '{@link #getOperation() <em>Operation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperation()
	 * @generated
	 * @ordered
	 */
	protected static final String OPERATION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getOperation() <em>Operation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperation()
	 * @generated
	 * @ordered
	 */
	protected String operation = OPERATION_EDEFAULT;

	/**
	 * The default value of the '{@link #isResponse() <em>Response</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isResponse()
	 * @generated
	 * @ordered
	 */
	protected static final boolean RESPONSE_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isResponse() <em>Response</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isResponse()
	 * @generated
	 * @ordered
	 */
	protected boolean response = RESPONSE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getPromoted() <em>Promoted</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPromoted()
	 * @generated
	 * @ordered
	 */
	protected EList<String> promoted;

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
	 * The cached value of the '{@link #getSuccessors() <em>Successors</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSuccessors()
	 * @generated
	 * @ordered
	 */
	protected EList<Integer> successors;

	/**
	 * The cached value of the '{@link #getFailures() <em>Failures</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFailures()
	 * @generated
	 * @ordered
	 */
	protected EList<Integer> failures;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PrimitiveImpl()
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
		return AssemblyPackageImpl.Literals.PRIMITIVE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getType()
	{
		return type;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setType(String newType)
	{
		String oldType = type;
		type = newType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.PRIMITIVE__TYPE, oldType, type));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getReference()
	{
		return reference;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReference(String newReference)
	{
		String oldReference = reference;
		reference = newReference;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.PRIMITIVE__REFERENCE, oldReference, reference));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getOperation()
	{
		return operation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOperation(String newOperation)
	{
		String oldOperation = operation;
		operation = newOperation;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.PRIMITIVE__OPERATION, oldOperation, operation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isResponse()
	{
		return response;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setResponse(boolean newResponse)
	{
		boolean oldResponse = response;
		response = newResponse;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.PRIMITIVE__RESPONSE, oldResponse, response));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getPromoted()
	{
		if (promoted == null)
		{
			promoted = new EDataTypeUniqueEList<String>(String.class, this, AssemblyPackageImpl.PRIMITIVE__PROMOTED);
		}
		return promoted;
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
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackageImpl.PRIMITIVE__PROPERTIES);
		}
		return properties;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Integer> getSuccessors()
	{
		if (successors == null)
		{
			successors = new EDataTypeEList<Integer>(Integer.class, this, AssemblyPackageImpl.PRIMITIVE__SUCCESSORS);
		}
		return successors;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Integer> getFailures()
	{
		if (failures == null)
		{
			failures = new EDataTypeEList<Integer>(Integer.class, this, AssemblyPackageImpl.PRIMITIVE__FAILURES);
		}
		return failures;
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
			case AssemblyPackageImpl.PRIMITIVE__PROPERTIES:
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
			case AssemblyPackageImpl.PRIMITIVE__TYPE:
				return getType();
			case AssemblyPackageImpl.PRIMITIVE__REFERENCE:
				return getReference();
			case AssemblyPackageImpl.PRIMITIVE__OPERATION:
				return getOperation();
			case AssemblyPackageImpl.PRIMITIVE__RESPONSE:
				return isResponse();
			case AssemblyPackageImpl.PRIMITIVE__PROMOTED:
				return getPromoted();
			case AssemblyPackageImpl.PRIMITIVE__PROPERTIES:
				return getProperties();
			case AssemblyPackageImpl.PRIMITIVE__SUCCESSORS:
				return getSuccessors();
			case AssemblyPackageImpl.PRIMITIVE__FAILURES:
				return getFailures();
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
			case AssemblyPackageImpl.PRIMITIVE__TYPE:
				setType((String)newValue);
				return;
			case AssemblyPackageImpl.PRIMITIVE__REFERENCE:
				setReference((String)newValue);
				return;
			case AssemblyPackageImpl.PRIMITIVE__OPERATION:
				setOperation((String)newValue);
				return;
			case AssemblyPackageImpl.PRIMITIVE__RESPONSE:
				setResponse((Boolean)newValue);
				return;
			case AssemblyPackageImpl.PRIMITIVE__PROMOTED:
				getPromoted().clear();
				getPromoted().addAll((Collection<? extends String>)newValue);
				return;
			case AssemblyPackageImpl.PRIMITIVE__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackageImpl.PRIMITIVE__SUCCESSORS:
				getSuccessors().clear();
				getSuccessors().addAll((Collection<? extends Integer>)newValue);
				return;
			case AssemblyPackageImpl.PRIMITIVE__FAILURES:
				getFailures().clear();
				getFailures().addAll((Collection<? extends Integer>)newValue);
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
			case AssemblyPackageImpl.PRIMITIVE__TYPE:
				setType(TYPE_EDEFAULT);
				return;
			case AssemblyPackageImpl.PRIMITIVE__REFERENCE:
				setReference(REFERENCE_EDEFAULT);
				return;
			case AssemblyPackageImpl.PRIMITIVE__OPERATION:
				setOperation(OPERATION_EDEFAULT);
				return;
			case AssemblyPackageImpl.PRIMITIVE__RESPONSE:
				setResponse(RESPONSE_EDEFAULT);
				return;
			case AssemblyPackageImpl.PRIMITIVE__PROMOTED:
				getPromoted().clear();
				return;
			case AssemblyPackageImpl.PRIMITIVE__PROPERTIES:
				getProperties().clear();
				return;
			case AssemblyPackageImpl.PRIMITIVE__SUCCESSORS:
				getSuccessors().clear();
				return;
			case AssemblyPackageImpl.PRIMITIVE__FAILURES:
				getFailures().clear();
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
			case AssemblyPackageImpl.PRIMITIVE__TYPE:
				return TYPE_EDEFAULT == null ? type != null : !TYPE_EDEFAULT.equals(type);
			case AssemblyPackageImpl.PRIMITIVE__REFERENCE:
				return REFERENCE_EDEFAULT == null ? reference != null : !REFERENCE_EDEFAULT.equals(reference);
			case AssemblyPackageImpl.PRIMITIVE__OPERATION:
				return OPERATION_EDEFAULT == null ? operation != null : !OPERATION_EDEFAULT.equals(operation);
			case AssemblyPackageImpl.PRIMITIVE__RESPONSE:
				return response != RESPONSE_EDEFAULT;
			case AssemblyPackageImpl.PRIMITIVE__PROMOTED:
				return promoted != null && !promoted.isEmpty();
			case AssemblyPackageImpl.PRIMITIVE__PROPERTIES:
				return properties != null && !properties.isEmpty();
			case AssemblyPackageImpl.PRIMITIVE__SUCCESSORS:
				return successors != null && !successors.isEmpty();
			case AssemblyPackageImpl.PRIMITIVE__FAILURES:
				return failures != null && !failures.isEmpty();
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
		result.append(" (type: ");
		result.append(type);
		result.append(", reference: ");
		result.append(reference);
		result.append(", operation: ");
		result.append(operation);
		result.append(", response: ");
		result.append(response);
		result.append(", promoted: ");
		result.append(promoted);
		result.append(", successors: ");
		result.append(successors);
		result.append(", failures: ");
		result.append(failures);
		result.append(')');
		return result.toString();
	}

} //PrimitiveImpl
