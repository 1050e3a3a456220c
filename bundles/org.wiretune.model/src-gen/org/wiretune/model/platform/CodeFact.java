/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Code Fact</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An observation in source code that rules relate to settings. The name is the place in words (class and method), the origin is the piece of code.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.CodeFact#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.platform.CodeFact#getTypeName <em>Type Name</em>}</li>
 *   <li>{@link org.wiretune.model.platform.CodeFact#getDetails <em>Details</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface CodeFact extends Element
{
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What was observed, a word of the class that finds it, for example explicit-collection.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see #setKind(String)
	 * @model
	 * @generated
	 */
	String getKind();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.CodeFact#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see #getKind()
	 * @generated
	 */
	void setKind(String value);

	/**
	 * Returns the value of the '<em><b>Type Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The qualified name of the class that holds the code.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Type Name</em>' attribute.
	 * @see #setTypeName(String)
	 * @model
	 * @generated
	 */
	String getTypeName();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.CodeFact#getTypeName <em>Type Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Type Name</em>' attribute.
	 * @see #getTypeName()
	 * @generated
	 */
	void setTypeName(String value);

	/**
	 * Returns the value of the '<em><b>Details</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Values and places that belong to the observation, by name; each has its own origin.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Details</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getDetails();

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The detail of a name, or null.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	Setting detail(String name);

} // CodeFact
