/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Operation</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An operation of a port type.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Operation#isOneWay <em>One Way</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface Operation extends Element
{
	/**
	 * Returns the value of the '<em><b>One Way</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether it has no output message, so that nobody waits for an answer.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>One Way</em>' attribute.
	 * @see #setOneWay(boolean)
	 * @model
	 * @generated
	 */
	boolean isOneWay();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Operation#isOneWay <em>One Way</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>One Way</em>' attribute.
	 * @see #isOneWay()
	 * @generated
	 */
	void setOneWay(boolean value);

} // Operation
