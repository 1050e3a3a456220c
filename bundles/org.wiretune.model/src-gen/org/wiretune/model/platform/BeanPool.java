/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Bean Pool</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A pool of bean instances.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.BeanPool#getBeanKind <em>Bean Kind</em>}</li>
 *   <li>{@link org.wiretune.model.platform.BeanPool#getPoolClass <em>Pool Class</em>}</li>
 *   <li>{@link org.wiretune.model.platform.BeanPool#getMaximumSize <em>Maximum Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.BeanPool#getTimeout <em>Timeout</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface BeanPool extends Element
{
	/**
	 * Returns the value of the '<em><b>Bean Kind</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The domain the pool serves, for example Message Driven Bean.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bean Kind</em>' attribute.
	 * @see #setBeanKind(String)
	 * @model
	 * @generated
	 */
	String getBeanKind();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.BeanPool#getBeanKind <em>Bean Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bean Kind</em>' attribute.
	 * @see #getBeanKind()
	 * @generated
	 */
	void setBeanKind(String value);

	/**
	 * Returns the value of the '<em><b>Pool Class</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Kind of pool, for example StrictMaxPool.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Pool Class</em>' containment reference.
	 * @see #setPoolClass(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getPoolClass();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.BeanPool#getPoolClass <em>Pool Class</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Pool Class</em>' containment reference.
	 * @see #getPoolClass()
	 * @generated
	 */
	void setPoolClass(Setting value);

	/**
	 * Returns the value of the '<em><b>Maximum Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Most instances.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Size</em>' containment reference.
	 * @see #setMaximumSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getMaximumSize();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.BeanPool#getMaximumSize <em>Maximum Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Maximum Size</em>' containment reference.
	 * @see #getMaximumSize()
	 * @generated
	 */
	void setMaximumSize(Setting value);

	/**
	 * Returns the value of the '<em><b>Timeout</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Time a caller waits for an instance.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Timeout</em>' containment reference.
	 * @see #setTimeout(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getTimeout();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.BeanPool#getTimeout <em>Timeout</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Timeout</em>' containment reference.
	 * @see #getTimeout()
	 * @generated
	 */
	void setTimeout(Setting value);

} // BeanPool
