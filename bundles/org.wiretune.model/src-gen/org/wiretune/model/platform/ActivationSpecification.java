/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Activation Specification</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An activation specification.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.ActivationSpecification#getJndiName <em>Jndi Name</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ActivationSpecification#getDestination <em>Destination</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ActivationSpecification#getMaximumConcurrency <em>Maximum Concurrency</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ActivationSpecification#getMaximumBatchSize <em>Maximum Batch Size</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface ActivationSpecification extends Element
{
	/**
	 * Returns the value of the '<em><b>Jndi Name</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JNDI name.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Jndi Name</em>' containment reference.
	 * @see #setJndiName(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getJndiName();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ActivationSpecification#getJndiName <em>Jndi Name</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Jndi Name</em>' containment reference.
	 * @see #getJndiName()
	 * @generated
	 */
	void setJndiName(Setting value);

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
	 * Sets the value of the '{@link org.wiretune.model.platform.ActivationSpecification#getDestination <em>Destination</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Destination</em>' containment reference.
	 * @see #getDestination()
	 * @generated
	 */
	void setDestination(Setting value);

	/**
	 * Returns the value of the '<em><b>Maximum Concurrency</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Most message-driven beans at once.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Concurrency</em>' containment reference.
	 * @see #setMaximumConcurrency(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getMaximumConcurrency();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ActivationSpecification#getMaximumConcurrency <em>Maximum Concurrency</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Maximum Concurrency</em>' containment reference.
	 * @see #getMaximumConcurrency()
	 * @generated
	 */
	void setMaximumConcurrency(Setting value);

	/**
	 * Returns the value of the '<em><b>Maximum Batch Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Most messages in one delivery.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Batch Size</em>' containment reference.
	 * @see #setMaximumBatchSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getMaximumBatchSize();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ActivationSpecification#getMaximumBatchSize <em>Maximum Batch Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Maximum Batch Size</em>' containment reference.
	 * @see #getMaximumBatchSize()
	 * @generated
	 */
	void setMaximumBatchSize(Setting value);

} // ActivationSpecification
