/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Implementation</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What implements a component.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getArtifact <em>Artifact</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getProcess <em>Process</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getModule <em>Module</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Implementation#getFlow <em>Flow</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface Implementation extends EObject
{
	/**
	 * Returns the value of the '<em><b>Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The type without its prefix, for example JavaImplementation.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Type</em>' attribute.
	 * @see #setType(String)
	 * @model
	 * @generated
	 */
	String getType();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Implementation#getType <em>Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Type</em>' attribute.
	 * @see #getType()
	 * @generated
	 */
	void setType(String value);

	/**
	 * Returns the value of the '<em><b>Artifact</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The class, process or flow that implements it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Artifact</em>' containment reference.
	 * @see #setArtifact(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getArtifact();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Implementation#getArtifact <em>Artifact</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Artifact</em>' containment reference.
	 * @see #getArtifact()
	 * @generated
	 */
	void setArtifact(Setting value);

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
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Further attributes and inner values, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getProperties();

	/**
	 * Returns the value of the '<em><b>Process</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The BPEL process that implements the component; null where it was not read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Process</em>' reference.
	 * @see #setProcess(BusinessProcess)
	 * @model resolveProxies="false"
	 * @generated
	 */
	BusinessProcess getProcess();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Implementation#getProcess <em>Process</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Process</em>' reference.
	 * @see #getProcess()
	 * @generated
	 */
	void setProcess(BusinessProcess value);

	/**
	 * Returns the value of the '<em><b>Module</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The composite that implements the component; null where it was not read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Module</em>' reference.
	 * @see #setModule(org.wiretune.model.assembly.Module)
	 * @model resolveProxies="false"
	 * @generated
	 */
	org.wiretune.model.assembly.Module getModule();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Implementation#getModule <em>Module</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Module</em>' reference.
	 * @see #getModule()
	 * @generated
	 */
	void setModule(org.wiretune.model.assembly.Module value);

	/**
	 * Returns the value of the '<em><b>Flow</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The mediation flow that implements the component; null where it was not read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Flow</em>' reference.
	 * @see #setFlow(MediationFlow)
	 * @model resolveProxies="false"
	 * @generated
	 */
	MediationFlow getFlow();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Implementation#getFlow <em>Flow</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Flow</em>' reference.
	 * @see #getFlow()
	 * @generated
	 */
	void setFlow(MediationFlow value);

} // Implementation
