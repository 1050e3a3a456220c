/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Connection Pool</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A pool of connections.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.ConnectionPool#getMinimumConnections <em>Minimum Connections</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ConnectionPool#getMaximumConnections <em>Maximum Connections</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface ConnectionPool extends Element
{
	/**
	 * Returns the value of the '<em><b>Minimum Connections</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Connections kept.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Minimum Connections</em>' containment reference.
	 * @see #setMinimumConnections(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getMinimumConnections();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConnectionPool#getMinimumConnections <em>Minimum Connections</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Minimum Connections</em>' containment reference.
	 * @see #getMinimumConnections()
	 * @generated
	 */
	void setMinimumConnections(Setting value);

	/**
	 * Returns the value of the '<em><b>Maximum Connections</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Most connections.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Maximum Connections</em>' containment reference.
	 * @see #setMaximumConnections(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getMaximumConnections();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConnectionPool#getMaximumConnections <em>Maximum Connections</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Maximum Connections</em>' containment reference.
	 * @see #getMaximumConnections()
	 * @generated
	 */
	void setMaximumConnections(Setting value);

} // ConnectionPool
