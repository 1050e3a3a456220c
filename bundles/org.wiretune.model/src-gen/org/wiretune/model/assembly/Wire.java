/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.ecore.EObject;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Wire</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A line from a reference, an export or an import to what serves it.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Wire#getTarget <em>Target</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Wire#getResolved <em>Resolved</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface Wire extends EObject
{
	/**
	 * Returns the value of the '<em><b>Target</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name of the target as written.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target</em>' containment reference.
	 * @see #setTarget(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getTarget();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Wire#getTarget <em>Target</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Target</em>' containment reference.
	 * @see #getTarget()
	 * @generated
	 */
	void setTarget(Setting value);

	/**
	 * Returns the value of the '<em><b>Resolved</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The component, import or export that the name leads to; null where it leads nowhere.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Resolved</em>' reference.
	 * @see #setResolved(Element)
	 * @model resolveProxies="false"
	 * @generated
	 */
	Element getResolved();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Wire#getResolved <em>Resolved</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Resolved</em>' reference.
	 * @see #getResolved()
	 * @generated
	 */
	void setResolved(Element value);

} // Wire
