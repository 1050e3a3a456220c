/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

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

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Primitive</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A mediation primitive of a flow, or a node where the flow begins, calls or ends.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Primitive#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Primitive#getReference <em>Reference</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Primitive#getOperation <em>Operation</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Primitive#isResponse <em>Response</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Primitive#getPromoted <em>Promoted</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Primitive#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Primitive#getSuccessors <em>Successors</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Primitive#getFailures <em>Failures</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Primitive#getAround <em>Around</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class Primitive extends Element
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
	 * The default value of the '{@link #getAround() <em>Around</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAround()
	 * @generated
	 * @ordered
	 */
	protected static final int AROUND_EDEFAULT = -1;

	/**
	 * The cached value of the '{@link #getAround() <em>Around</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAround()
	 * @generated
	 * @ordered
	 */
	protected int around = AROUND_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Primitive()
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
		return AssemblyPackage.Literals.PRIMITIVE;
	}

	/**
	 * Returns the value of the '<em><b>Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The type without its prefix, for example Trace, ServiceInvoke, Callout.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Type</em>' attribute.
	 * @see #setType(String)
	 * @model
	 * @generated
	 */
	public String getType()
	{
		return type;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Primitive#getType <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newType the new value of the '<em>Type</em>' attribute.
	 * @see #getType()
	 * @generated
	 */
	public void setType(String newType)
	{
		String oldType = type;
		type = newType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.PRIMITIVE__TYPE, oldType, type));
	}

	/**
	 * Returns the value of the '<em><b>Reference</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Callout and Service Invoke: the reference that is called.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Reference</em>' attribute.
	 * @see #setReference(String)
	 * @model
	 * @generated
	 */
	public String getReference()
	{
		return reference;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Primitive#getReference <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newReference the new value of the '<em>Reference</em>' attribute.
	 * @see #getReference()
	 * @generated
	 */
	public void setReference(String newReference)
	{
		String oldReference = reference;
		reference = newReference;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.PRIMITIVE__REFERENCE, oldReference, reference));
	}

	/**
	 * Returns the value of the '<em><b>Operation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Callout and Service Invoke: the operation that is called.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Operation</em>' attribute.
	 * @see #setOperation(String)
	 * @model
	 * @generated
	 */
	public String getOperation()
	{
		return operation;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Primitive#getOperation <em>Operation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newOperation the new value of the '<em>Operation</em>' attribute.
	 * @see #getOperation()
	 * @generated
	 */
	public void setOperation(String newOperation)
	{
		String oldOperation = operation;
		operation = newOperation;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.PRIMITIVE__OPERATION, oldOperation, operation));
	}

	/**
	 * Returns the value of the '<em><b>Response</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether it stands in the flow of a response.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Response</em>' attribute.
	 * @see #setResponse(boolean)
	 * @model
	 * @generated
	 */
	public boolean isResponse()
	{
		return response;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Primitive#isResponse <em>Response</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newResponse the new value of the '<em>Response</em>' attribute.
	 * @see #isResponse()
	 * @generated
	 */
	public void setResponse(boolean newResponse)
	{
		boolean oldResponse = response;
		response = newResponse;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.PRIMITIVE__RESPONSE, oldResponse, response));
	}

	/**
	 * Returns the value of the '<em><b>Promoted</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Names of properties that an administrator sets at run time.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Promoted</em>' attribute list.
	 * @model
	 * @generated
	 */
	public EList<String> getPromoted()
	{
		if (promoted == null)
		{
			promoted = new EDataTypeUniqueEList<String>(String.class, this, AssemblyPackage.PRIMITIVE__PROMOTED);
		}
		return promoted;
	}

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Its properties, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackage.PRIMITIVE__PROPERTIES);
		}
		return properties;
	}

	/**
	 * Returns the value of the '<em><b>Successors</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.Integer}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Primitives of the flow that follow where nothing fails, counted from 0.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Successors</em>' attribute list.
	 * @model unique="false"
	 * @generated
	 */
	public EList<Integer> getSuccessors()
	{
		if (successors == null)
		{
			successors = new EDataTypeEList<Integer>(Integer.class, this, AssemblyPackage.PRIMITIVE__SUCCESSORS);
		}
		return successors;
	}

	/**
	 * Returns the value of the '<em><b>Failures</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.Integer}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Primitives of the flow that follow where something fails, counted from 0.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Failures</em>' attribute list.
	 * @model unique="false"
	 * @generated
	 */
	public EList<Integer> getFailures()
	{
		if (failures == null)
		{
			failures = new EDataTypeEList<Integer>(Integer.class, this, AssemblyPackage.PRIMITIVE__FAILURES);
		}
		return failures;
	}

	/**
	 * Returns the value of the '<em><b>Around</b></em>' attribute.
	 * The default value is <code>"-1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pipelines: the primitive of the flow that it stands in, counted from 0; -1 for none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Around</em>' attribute.
	 * @see #setAround(int)
	 * @model default="-1"
	 * @generated
	 */
	public int getAround()
	{
		return around;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Primitive#getAround <em>Around</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newAround the new value of the '<em>Around</em>' attribute.
	 * @see #getAround()
	 * @generated
	 */
	public void setAround(int newAround)
	{
		int oldAround = around;
		around = newAround;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.PRIMITIVE__AROUND, oldAround, around));
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
			case AssemblyPackage.PRIMITIVE__PROPERTIES:
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
			case AssemblyPackage.PRIMITIVE__TYPE:
				return getType();
			case AssemblyPackage.PRIMITIVE__REFERENCE:
				return getReference();
			case AssemblyPackage.PRIMITIVE__OPERATION:
				return getOperation();
			case AssemblyPackage.PRIMITIVE__RESPONSE:
				return isResponse();
			case AssemblyPackage.PRIMITIVE__PROMOTED:
				return getPromoted();
			case AssemblyPackage.PRIMITIVE__PROPERTIES:
				return getProperties();
			case AssemblyPackage.PRIMITIVE__SUCCESSORS:
				return getSuccessors();
			case AssemblyPackage.PRIMITIVE__FAILURES:
				return getFailures();
			case AssemblyPackage.PRIMITIVE__AROUND:
				return getAround();
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
			case AssemblyPackage.PRIMITIVE__TYPE:
				setType((String)newValue);
				return;
			case AssemblyPackage.PRIMITIVE__REFERENCE:
				setReference((String)newValue);
				return;
			case AssemblyPackage.PRIMITIVE__OPERATION:
				setOperation((String)newValue);
				return;
			case AssemblyPackage.PRIMITIVE__RESPONSE:
				setResponse((Boolean)newValue);
				return;
			case AssemblyPackage.PRIMITIVE__PROMOTED:
				getPromoted().clear();
				getPromoted().addAll((Collection<? extends String>)newValue);
				return;
			case AssemblyPackage.PRIMITIVE__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackage.PRIMITIVE__SUCCESSORS:
				getSuccessors().clear();
				getSuccessors().addAll((Collection<? extends Integer>)newValue);
				return;
			case AssemblyPackage.PRIMITIVE__FAILURES:
				getFailures().clear();
				getFailures().addAll((Collection<? extends Integer>)newValue);
				return;
			case AssemblyPackage.PRIMITIVE__AROUND:
				setAround((Integer)newValue);
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
			case AssemblyPackage.PRIMITIVE__TYPE:
				setType(TYPE_EDEFAULT);
				return;
			case AssemblyPackage.PRIMITIVE__REFERENCE:
				setReference(REFERENCE_EDEFAULT);
				return;
			case AssemblyPackage.PRIMITIVE__OPERATION:
				setOperation(OPERATION_EDEFAULT);
				return;
			case AssemblyPackage.PRIMITIVE__RESPONSE:
				setResponse(RESPONSE_EDEFAULT);
				return;
			case AssemblyPackage.PRIMITIVE__PROMOTED:
				getPromoted().clear();
				return;
			case AssemblyPackage.PRIMITIVE__PROPERTIES:
				getProperties().clear();
				return;
			case AssemblyPackage.PRIMITIVE__SUCCESSORS:
				getSuccessors().clear();
				return;
			case AssemblyPackage.PRIMITIVE__FAILURES:
				getFailures().clear();
				return;
			case AssemblyPackage.PRIMITIVE__AROUND:
				setAround(AROUND_EDEFAULT);
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
			case AssemblyPackage.PRIMITIVE__TYPE:
				return TYPE_EDEFAULT == null ? type != null : !TYPE_EDEFAULT.equals(type);
			case AssemblyPackage.PRIMITIVE__REFERENCE:
				return REFERENCE_EDEFAULT == null ? reference != null : !REFERENCE_EDEFAULT.equals(reference);
			case AssemblyPackage.PRIMITIVE__OPERATION:
				return OPERATION_EDEFAULT == null ? operation != null : !OPERATION_EDEFAULT.equals(operation);
			case AssemblyPackage.PRIMITIVE__RESPONSE:
				return response != RESPONSE_EDEFAULT;
			case AssemblyPackage.PRIMITIVE__PROMOTED:
				return promoted != null && !promoted.isEmpty();
			case AssemblyPackage.PRIMITIVE__PROPERTIES:
				return properties != null && !properties.isEmpty();
			case AssemblyPackage.PRIMITIVE__SUCCESSORS:
				return successors != null && !successors.isEmpty();
			case AssemblyPackage.PRIMITIVE__FAILURES:
				return failures != null && !failures.isEmpty();
			case AssemblyPackage.PRIMITIVE__AROUND:
				return around != AROUND_EDEFAULT;
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
		result.append(", around: ");
		result.append(around);
		result.append(')');
		return result.toString();
	}

} // Primitive
