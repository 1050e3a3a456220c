/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.wiretune.model.assembly.Reference;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Asynchronous Call Loop</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A loop of asynchronous calls.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCallLoop#getReference <em>Reference</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCallLoop#getLoops <em>Loops</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCallLoop#getObjectBytes <em>Object Bytes</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCallLoop#getTarget <em>Target</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface AsynchronousCallLoop extends Element
{
	/**
	 * Returns the value of the '<em><b>Reference</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name of the reference that is called, as far as the code tells.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Reference</em>' attribute.
	 * @see #setReference(String)
	 * @model
	 * @generated
	 */
	String getReference();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCallLoop#getReference <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Reference</em>' attribute.
	 * @see #getReference()
	 * @generated
	 */
	void setReference(String value);

	/**
	 * Returns the value of the '<em><b>Loops</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Number of calls, where it is a literal or a constant.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Loops</em>' containment reference.
	 * @see #setLoops(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getLoops();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCallLoop#getLoops <em>Loops</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Loops</em>' containment reference.
	 * @see #getLoops()
	 * @generated
	 */
	void setLoops(Setting value);

	/**
	 * Returns the value of the '<em><b>Object Bytes</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Size of the object sent, where it is a literal or a constant.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Object Bytes</em>' containment reference.
	 * @see #setObjectBytes(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getObjectBytes();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCallLoop#getObjectBytes <em>Object Bytes</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Object Bytes</em>' containment reference.
	 * @see #getObjectBytes()
	 * @generated
	 */
	void setObjectBytes(Setting value);

	/**
	 * Returns the value of the '<em><b>Target</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The reference of a component or the stand-alone reference that is called; null where it was not found.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target</em>' reference.
	 * @see #setTarget(Reference)
	 * @model resolveProxies="false"
	 * @generated
	 */
	Reference getTarget();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCallLoop#getTarget <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Target</em>' reference.
	 * @see #getTarget()
	 * @generated
	 */
	void setTarget(Reference value);

} // AsynchronousCallLoop
