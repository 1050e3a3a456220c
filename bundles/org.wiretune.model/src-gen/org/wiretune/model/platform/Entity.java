/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Entity</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An entity class; its name is the fully qualified class name.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.Entity#getGeneratorStrategy <em>Generator Strategy</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Entity#getTable <em>Table</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface Entity extends Element
{
	/**
	 * Returns the value of the '<em><b>Generator Strategy</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Strategy of its key generator: AUTO, IDENTITY, SEQUENCE, TABLE, UUID.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Generator Strategy</em>' containment reference.
	 * @see #setGeneratorStrategy(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getGeneratorStrategy();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Entity#getGeneratorStrategy <em>Generator Strategy</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Generator Strategy</em>' containment reference.
	 * @see #getGeneratorStrategy()
	 * @generated
	 */
	void setGeneratorStrategy(Setting value);

	/**
	 * Returns the value of the '<em><b>Table</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Table name.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Table</em>' containment reference.
	 * @see #setTable(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getTable();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Entity#getTable <em>Table</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Table</em>' containment reference.
	 * @see #getTable()
	 * @generated
	 */
	void setTable(Setting value);

} // Entity
