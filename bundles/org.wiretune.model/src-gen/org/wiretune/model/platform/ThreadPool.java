/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Thread Pool</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A thread pool.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.ThreadPool#getMinimumSize <em>Minimum Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ThreadPool#getMaximumSize <em>Maximum Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ThreadPool#getInactivityTimeout <em>Inactivity Timeout</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ThreadPool#getGrowable <em>Growable</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface ThreadPool extends Element
{
	/**
	 * Returns the value of the '<em><b>Minimum Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Threads kept.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Minimum Size</em>' containment reference.
	 * @see #setMinimumSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getMinimumSize();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ThreadPool#getMinimumSize <em>Minimum Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Minimum Size</em>' containment reference.
	 * @see #getMinimumSize()
	 * @generated
	 */
	void setMinimumSize(Setting value);

	/**
	 * Returns the value of the '<em><b>Maximum Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Most threads.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Size</em>' containment reference.
	 * @see #setMaximumSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getMaximumSize();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ThreadPool#getMaximumSize <em>Maximum Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Maximum Size</em>' containment reference.
	 * @see #getMaximumSize()
	 * @generated
	 */
	void setMaximumSize(Setting value);

	/**
	 * Returns the value of the '<em><b>Inactivity Timeout</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Idle time before a thread ends.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Inactivity Timeout</em>' containment reference.
	 * @see #setInactivityTimeout(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getInactivityTimeout();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ThreadPool#getInactivityTimeout <em>Inactivity Timeout</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Inactivity Timeout</em>' containment reference.
	 * @see #getInactivityTimeout()
	 * @generated
	 */
	void setInactivityTimeout(Setting value);

	/**
	 * Returns the value of the '<em><b>Growable</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether it may grow beyond its maximum.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Growable</em>' containment reference.
	 * @see #setGrowable(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getGrowable();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ThreadPool#getGrowable <em>Growable</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Growable</em>' containment reference.
	 * @see #getGrowable()
	 * @generated
	 */
	void setGrowable(Setting value);

} // ThreadPool
