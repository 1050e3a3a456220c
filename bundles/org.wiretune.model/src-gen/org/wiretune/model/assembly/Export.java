/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Export</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A service that the module offers.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Export#getDisplayName <em>Display Name</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Export#getInterfaces <em>Interfaces</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Export#getBinding <em>Binding</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Export#getWire <em>Wire</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Export#getQualifiers <em>Qualifiers</em>}</li>
 * </ul>
 *
 * @model superTypes="org.wiretune.model.settings.Element org.wiretune.model.assembly.ExportView"
 * @generated
 */
public interface Export extends Element, org.wiretune.core.Export
{
	/**
	 * Returns the value of the '<em><b>Display Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name shown to people.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Display Name</em>' attribute.
	 * @see #setDisplayName(String)
	 * @model
	 * @generated
	 */
	String getDisplayName();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Export#getDisplayName <em>Display Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Display Name</em>' attribute.
	 * @see #getDisplayName()
	 * @generated
	 */
	void setDisplayName(String value);

	/**
	 * Returns the value of the '<em><b>Interfaces</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.ServiceInterface}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Interfaces in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Interfaces</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<ServiceInterface> getInterfaces();

	/**
	 * Returns the value of the '<em><b>Binding</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How calls enter the module. A service with several bindings is an export for each of them.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Binding</em>' containment reference.
	 * @see #setBinding(Binding)
	 * @model containment="true"
	 * @generated
	 */
	Binding getBinding();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Export#getBinding <em>Binding</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Binding</em>' containment reference.
	 * @see #getBinding()
	 * @generated
	 */
	void setBinding(Binding value);

	/**
	 * Returns the value of the '<em><b>Wire</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The component or import behind it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Wire</em>' containment reference.
	 * @see #setWire(Wire)
	 * @model containment="true"
	 * @generated
	 */
	Wire getWire();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Export#getWire <em>Wire</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Wire</em>' containment reference.
	 * @see #getWire()
	 * @generated
	 */
	void setWire(Wire value);

	/**
	 * Returns the value of the '<em><b>Qualifiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Qualifier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Qualifiers, intents and policy sets of the export itself.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Qualifiers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Qualifier> getQualifiers();

} // Export
