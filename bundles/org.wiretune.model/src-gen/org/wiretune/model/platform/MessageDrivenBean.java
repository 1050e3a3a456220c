/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Message Driven Bean</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A message-driven bean; its name is the fully qualified class name.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.MessageDrivenBean#getMaximumSessions <em>Maximum Sessions</em>}</li>
 *   <li>{@link org.wiretune.model.platform.MessageDrivenBean#getDestination <em>Destination</em>}</li>
 *   <li>{@link org.wiretune.model.platform.MessageDrivenBean#getActivationProperties <em>Activation Properties</em>}</li>
 *   <li>{@link org.wiretune.model.platform.MessageDrivenBean#getPool <em>Pool</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface MessageDrivenBean extends Element
{
	/**
	 * Returns the value of the '<em><b>Maximum Sessions</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Activation property maxSessions or its equivalent.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Sessions</em>' containment reference.
	 * @see #setMaximumSessions(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getMaximumSessions();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.MessageDrivenBean#getMaximumSessions <em>Maximum Sessions</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Maximum Sessions</em>' containment reference.
	 * @see #getMaximumSessions()
	 * @generated
	 */
	void setMaximumSessions(Setting value);

	/**
	 * Returns the value of the '<em><b>Destination</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Destination it listens on.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Destination</em>' containment reference.
	 * @see #setDestination(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getDestination();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.MessageDrivenBean#getDestination <em>Destination</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Destination</em>' containment reference.
	 * @see #getDestination()
	 * @generated
	 */
	void setDestination(Setting value);

	/**
	 * Returns the value of the '<em><b>Activation Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * All activation properties, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Activation Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getActivationProperties();

	/**
	 * Returns the value of the '<em><b>Pool</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pool stated on the bean itself; null where there is none.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Pool</em>' containment reference.
	 * @see #setPool(BeanPool)
	 * @model containment="true"
	 * @generated
	 */
	BeanPool getPool();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.MessageDrivenBean#getPool <em>Pool</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Pool</em>' containment reference.
	 * @see #getPool()
	 * @generated
	 */
	void setPool(BeanPool value);

} // MessageDrivenBean
