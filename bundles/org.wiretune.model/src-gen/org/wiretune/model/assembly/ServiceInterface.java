/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Service Interface</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An interface of a component, import, export or reference.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getPortType <em>Port Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getPreferredInteractionStyle <em>Preferred Interaction Style</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getOperations <em>Operations</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getName <em>Name</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getNamespace <em>Namespace</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.ServiceInterface#getDescribed <em>Described</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface ServiceInterface extends EObject
{
	/**
	 * Returns the value of the '<em><b>Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * WSDLPortType, JavaInterface or the file's own word.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Type</em>' attribute.
	 * @see #setType(String)
	 * @model
	 * @generated
	 */
	String getType();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getType <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Type</em>' attribute.
	 * @see #getType()
	 * @generated
	 */
	void setType(String value);

	/**
	 * Returns the value of the '<em><b>Port Type</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The port type or Java interface.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Port Type</em>' containment reference.
	 * @see #setPortType(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getPortType();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getPortType <em>Port Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Port Type</em>' containment reference.
	 * @see #getPortType()
	 * @generated
	 */
	void setPortType(Setting value);

	/**
	 * Returns the value of the '<em><b>Preferred Interaction Style</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * sync, async or any.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Preferred Interaction Style</em>' containment reference.
	 * @see #setPreferredInteractionStyle(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getPreferredInteractionStyle();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getPreferredInteractionStyle <em>Preferred Interaction Style</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Preferred Interaction Style</em>' containment reference.
	 * @see #getPreferredInteractionStyle()
	 * @generated
	 */
	void setPreferredInteractionStyle(Setting value);

	/**
	 * Returns the value of the '<em><b>Operations</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Operations that the file names.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Operations</em>' attribute list.
	 * @model
	 * @generated
	 */
	EList<String> getOperations();

	/**
	 * Returns the value of the '<em><b>Qualifiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Qualifier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Qualifiers in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Qualifiers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Qualifier> getQualifiers();

	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name of the service, where the format names services.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @model
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Namespace</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The namespace of the port type; null where it was not stated or its prefix is not bound.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Namespace</em>' attribute.
	 * @see #setNamespace(String)
	 * @model
	 * @generated
	 */
	String getNamespace();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getNamespace <em>Namespace</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Namespace</em>' attribute.
	 * @see #getNamespace()
	 * @generated
	 */
	void setNamespace(String value);

	/**
	 * Returns the value of the '<em><b>Described</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The port type in the WSDL file that describes it; null where none was read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Described</em>' reference.
	 * @see #setDescribed(PortType)
	 * @model resolveProxies="false"
	 * @generated
	 */
	PortType getDescribed();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.ServiceInterface#getDescribed <em>Described</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Described</em>' reference.
	 * @see #getDescribed()
	 * @generated
	 */
	void setDescribed(PortType value);

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The preferred interaction style as a value.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	InteractionStyle interactionStyle();

} // ServiceInterface
