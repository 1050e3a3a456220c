/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Component</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A component of a module.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Component#getDisplayName <em>Display Name</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Component#getInterfaces <em>Interfaces</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Component#getReferences <em>References</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Component#getImplementation <em>Implementation</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Component#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Component#getProperties <em>Properties</em>}</li>
 * </ul>
 *
 * @model superTypes="org.wiretune.model.settings.Element org.wiretune.model.assembly.ComponentView"
 * @generated
 */
public interface Component extends Element, org.wiretune.core.Component
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
	 * Sets the value of the '{@link org.wiretune.model.assembly.Component#getDisplayName <em>Display Name</em>}' attribute.
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
	 * Returns the value of the '<em><b>References</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Reference}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * References in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>References</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Reference> getReferences();

	/**
	 * Returns the value of the '<em><b>Implementation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What implements it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Implementation</em>' containment reference.
	 * @see #setImplementation(Implementation)
	 * @model containment="true"
	 * @generated
	 */
	Implementation getImplementation();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Component#getImplementation <em>Implementation</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Implementation</em>' containment reference.
	 * @see #getImplementation()
	 * @generated
	 */
	void setImplementation(Implementation value);

	/**
	 * Returns the value of the '<em><b>Qualifiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Qualifier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Qualifiers, intents and policy sets of the component itself.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Qualifiers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Qualifier> getQualifiers();

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Properties that the file sets, for example bpel.config.transaction.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getProperties();

} // Component
