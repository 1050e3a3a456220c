/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.wiretune.core.BindingKind;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Binding</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A binding with its settings.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Binding#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getTargetModule <em>Target Module</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getTargetExport <em>Target Export</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getEndpoint <em>Endpoint</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getDestinations <em>Destinations</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getActivationSpecification <em>Activation Specification</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getConnectionFactories <em>Connection Factories</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getMethods <em>Methods</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getQualifiers <em>Qualifiers</em>}</li>
 * </ul>
 *
 * @model superTypes="org.wiretune.model.settings.Element org.wiretune.model.assembly.BindingView"
 * @generated
 */
public interface Binding extends Element, org.wiretune.core.Binding
{
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The default value is <code>"none"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The kind of binding.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see #setKind(BindingKind)
	 * @model default="none" dataType="org.wiretune.model.assembly.BindingKind"
	 * @generated
	 */
	BindingKind getKind();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see #getKind()
	 * @generated
	 */
	void setKind(BindingKind value);

	/**
	 * Returns the value of the '<em><b>Type</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The type as written, with its prefix.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Type</em>' containment reference.
	 * @see #setType(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getType();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getType <em>Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Type</em>' containment reference.
	 * @see #getType()
	 * @generated
	 */
	void setType(Setting value);

	/**
	 * Returns the value of the '<em><b>Target Module</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * SCA: the module that is called.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target Module</em>' containment reference.
	 * @see #setTargetModule(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getTargetModule();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getTargetModule <em>Target Module</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Target Module</em>' containment reference.
	 * @see #getTargetModule()
	 * @generated
	 */
	void setTargetModule(Setting value);

	/**
	 * Returns the value of the '<em><b>Target Export</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * SCA: the export that is called.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target Export</em>' containment reference.
	 * @see #setTargetExport(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getTargetExport();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getTargetExport <em>Target Export</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Target Export</em>' containment reference.
	 * @see #getTargetExport()
	 * @generated
	 */
	void setTargetExport(Setting value);

	/**
	 * Returns the value of the '<em><b>Endpoint</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * HTTP and Web Service: the address.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Endpoint</em>' containment reference.
	 * @see #setEndpoint(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getEndpoint();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getEndpoint <em>Endpoint</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Endpoint</em>' containment reference.
	 * @see #getEndpoint()
	 * @generated
	 */
	void setEndpoint(Setting value);

	/**
	 * Returns the value of the '<em><b>Destinations</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JMS and MQ: names of destinations, the send destination first.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Destinations</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getDestinations();

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Further attributes of the binding, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getProperties();

	/**
	 * Returns the value of the '<em><b>Activation Specification</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JNDI name of the activation specification or listener port by which messages come in.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Activation Specification</em>' containment reference.
	 * @see #setActivationSpecification(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getActivationSpecification();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getActivationSpecification <em>Activation Specification</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Activation Specification</em>' containment reference.
	 * @see #getActivationSpecification()
	 * @generated
	 */
	void setActivationSpecification(Setting value);

	/**
	 * Returns the value of the '<em><b>Connection Factories</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JNDI names of connection factories.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Connection Factories</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getConnectionFactories();

	/**
	 * Returns the value of the '<em><b>Methods</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.MethodBinding}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Settings for single operations, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Methods</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<MethodBinding> getMethods();

	/**
	 * Returns the value of the '<em><b>Qualifiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Qualifier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Qualifiers, intents and policy sets of the binding itself.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Qualifiers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Qualifier> getQualifiers();

} // Binding
