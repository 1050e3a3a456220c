/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Mediation Flow</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A mediation flow: for each operation a request flow and mostly a response flow.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.MediationFlow#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.MediationFlow#getPrimitives <em>Primitives</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.MediationFlow#getParts <em>Parts</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface MediationFlow extends Element
{
	/**
	 * Returns the value of the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The file, relative to what was read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Path</em>' attribute.
	 * @see #setPath(String)
	 * @model
	 * @generated
	 */
	String getPath();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.MediationFlow#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	void setPath(String value);

	/**
	 * Returns the value of the '<em><b>Primitives</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Primitive}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The primitives of all its flows, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Primitives</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Primitive> getPrimitives();

	/**
	 * Returns the value of the '<em><b>Parts</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Files that hold the flows of operations, relative to the folder of this file.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Parts</em>' attribute list.
	 * @model
	 * @generated
	 */
	EList<String> getParts();

} // MediationFlow
