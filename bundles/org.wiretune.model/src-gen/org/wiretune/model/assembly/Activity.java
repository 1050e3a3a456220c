/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Activity</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An activity of a BPEL process that structures, waits, receives, replies or invokes; others are left out.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Activity#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#getOperation <em>Operation</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#getPartner <em>Partner</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#isCreating <em>Creating</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#isParallel <em>Parallel</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#getActivities <em>Activities</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Activity#getInvocation <em>Invocation</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface Activity extends Element
{
	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name of the element without its prefix, for example sequence, receive, onMessage.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see #setKind(String)
	 * @model
	 * @generated
	 */
	String getKind();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kind</em>' attribute.
	 * @see #getKind()
	 * @generated
	 */
	void setKind(String value);

	/**
	 * Returns the value of the '<em><b>Operation</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The operation that it receives, answers or calls; null for others.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Operation</em>' attribute.
	 * @see #setOperation(String)
	 * @model
	 * @generated
	 */
	String getOperation();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#getOperation <em>Operation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Operation</em>' attribute.
	 * @see #getOperation()
	 * @generated
	 */
	void setOperation(String value);

	/**
	 * Returns the value of the '<em><b>Partner</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The partner link; null for others.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Partner</em>' attribute.
	 * @see #setPartner(String)
	 * @model
	 * @generated
	 */
	String getPartner();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#getPartner <em>Partner</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Partner</em>' attribute.
	 * @see #getPartner()
	 * @generated
	 */
	void setPartner(String value);

	/**
	 * Returns the value of the '<em><b>Creating</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether a message that it receives starts the process.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Creating</em>' attribute.
	 * @see #setCreating(boolean)
	 * @model
	 * @generated
	 */
	boolean isCreating();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#isCreating <em>Creating</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Creating</em>' attribute.
	 * @see #isCreating()
	 * @generated
	 */
	void setCreating(boolean value);

	/**
	 * Returns the value of the '<em><b>Parallel</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether its parts run at the same time.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Parallel</em>' attribute.
	 * @see #setParallel(boolean)
	 * @model
	 * @generated
	 */
	boolean isParallel();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#isParallel <em>Parallel</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Parallel</em>' attribute.
	 * @see #isParallel()
	 * @generated
	 */
	void setParallel(boolean value);

	/**
	 * Returns the value of the '<em><b>Activities</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Activity}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Activities inside, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Activities</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Activity> getActivities();

	/**
	 * Returns the value of the '<em><b>Invocation</b></em>' attribute.
	 * The default value is <code>"-1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which invocation of the process it is, counted from 0; -1 for another activity.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Invocation</em>' attribute.
	 * @see #setInvocation(int)
	 * @model default="-1"
	 * @generated
	 */
	int getInvocation();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Activity#getInvocation <em>Invocation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Invocation</em>' attribute.
	 * @see #getInvocation()
	 * @generated
	 */
	void setInvocation(int value);

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The invocation that it is; null for another activity.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	Invoke invoke();

} // Activity
