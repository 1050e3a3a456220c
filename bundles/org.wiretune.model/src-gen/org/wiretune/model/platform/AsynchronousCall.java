/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.wiretune.model.assembly.Reference;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Asynchronous Call</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A call that leaves by invokeAsync or invokeAsyncWithCallback.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCall#getReference <em>Reference</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCall#isCollectedAtOnce <em>Collected At Once</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCall#isCollected <em>Collected</em>}</li>
 *   <li>{@link org.wiretune.model.platform.AsynchronousCall#getTarget <em>Target</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface AsynchronousCall extends Element
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
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCall#getReference <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Reference</em>' attribute.
	 * @see #getReference()
	 * @generated
	 */
	void setReference(String value);

	/**
	 * Returns the value of the '<em><b>Collected At Once</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the same method collects the response with invokeResponse before it does anything else.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Collected At Once</em>' attribute.
	 * @see #setCollectedAtOnce(boolean)
	 * @model
	 * @generated
	 */
	boolean isCollectedAtOnce();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCall#isCollectedAtOnce <em>Collected At Once</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Collected At Once</em>' attribute.
	 * @see #isCollectedAtOnce()
	 * @generated
	 */
	void setCollectedAtOnce(boolean value);

	/**
	 * Returns the value of the '<em><b>Collected</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the class collects responses at all; false for a callback.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Collected</em>' attribute.
	 * @see #setCollected(boolean)
	 * @model
	 * @generated
	 */
	boolean isCollected();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCall#isCollected <em>Collected</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Collected</em>' attribute.
	 * @see #isCollected()
	 * @generated
	 */
	void setCollected(boolean value);

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
	 * Sets the value of the '{@link org.wiretune.model.platform.AsynchronousCall#getTarget <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Target</em>' reference.
	 * @see #getTarget()
	 * @generated
	 */
	void setTarget(Reference value);

} // AsynchronousCall
