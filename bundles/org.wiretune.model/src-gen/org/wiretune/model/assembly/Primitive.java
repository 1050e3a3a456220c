/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

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
 * </ul>
 *
 * @model
 * @generated
 */
public interface Primitive extends Element
{
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
	String getType();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Primitive#getType <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Type</em>' attribute.
	 * @see #getType()
	 * @generated
	 */
	void setType(String value);

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
	String getReference();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Primitive#getReference <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Reference</em>' attribute.
	 * @see #getReference()
	 * @generated
	 */
	void setReference(String value);

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
	String getOperation();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Primitive#getOperation <em>Operation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Operation</em>' attribute.
	 * @see #getOperation()
	 * @generated
	 */
	void setOperation(String value);

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
	boolean isResponse();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Primitive#isResponse <em>Response</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Response</em>' attribute.
	 * @see #isResponse()
	 * @generated
	 */
	void setResponse(boolean value);

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
	EList<String> getPromoted();

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
	EList<Setting> getProperties();

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
	EList<Integer> getSuccessors();

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
	EList<Integer> getFailures();

} // Primitive
