/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Reference</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A service that a component or a stand-alone client needs.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Reference#getInterfaces <em>Interfaces</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Reference#getQualifiers <em>Qualifiers</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Reference#getWires <em>Wires</em>}</li>
 * </ul>
 *
 * @model superTypes="org.wiretune.model.settings.Element org.wiretune.model.assembly.ReferenceView"
 * @generated
 */
public interface Reference extends Element, org.wiretune.core.Reference
{
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
	 * Returns the value of the '<em><b>Wires</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Wire}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Wires in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Wires</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Wire> getWires();

} // Reference
