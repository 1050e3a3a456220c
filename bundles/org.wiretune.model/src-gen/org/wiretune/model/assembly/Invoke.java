/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Invoke</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An invocation in a process.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getPartner <em>Partner</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getOperation <em>Operation</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getTransactionalBehavior <em>Transactional Behavior</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getPerformer <em>Performer</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Invoke#getReference <em>Reference</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface Invoke extends Element
{
	/**
	 * Returns the value of the '<em><b>Partner</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The partner link.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Partner</em>' containment reference.
	 * @see #setPartner(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getPartner();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Invoke#getPartner <em>Partner</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Partner</em>' containment reference.
	 * @see #getPartner()
	 * @generated
	 */
	void setPartner(Setting value);

	/**
	 * Returns the value of the '<em><b>Operation</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The operation that is called.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Operation</em>' containment reference.
	 * @see #setOperation(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getOperation();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Invoke#getOperation <em>Operation</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Operation</em>' containment reference.
	 * @see #getOperation()
	 * @generated
	 */
	void setOperation(Setting value);

	/**
	 * Returns the value of the '<em><b>Transactional Behavior</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IBM: participates, commitBefore, commitAfter or requiresOwn.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Transactional Behavior</em>' containment reference.
	 * @see #setTransactionalBehavior(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getTransactionalBehavior();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Invoke#getTransactionalBehavior <em>Transactional Behavior</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Transactional Behavior</em>' containment reference.
	 * @see #getTransactionalBehavior()
	 * @generated
	 */
	void setTransactionalBehavior(Setting value);

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Further attributes, for example continueOnError, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getProperties();

	/**
	 * Returns the value of the '<em><b>Performer</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Who performs it: service, task for a person, script for a snippet.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Performer</em>' attribute.
	 * @see #setPerformer(String)
	 * @model
	 * @generated
	 */
	String getPerformer();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Invoke#getPerformer <em>Performer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Performer</em>' attribute.
	 * @see #getPerformer()
	 * @generated
	 */
	void setPerformer(String value);

	/**
	 * Returns the value of the '<em><b>Reference</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The reference of the component by which the call leaves; null where it was not found.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Reference</em>' reference.
	 * @see #setReference(Reference)
	 * @model resolveProxies="false"
	 * @generated
	 */
	Reference getReference();

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Invoke#getReference <em>Reference</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Reference</em>' reference.
	 * @see #getReference()
	 * @generated
	 */
	void setReference(Reference value);

} // Invoke
