/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Persistence Unit</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A persistence unit.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.PersistenceUnit#getProvider <em>Provider</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistenceUnit#getDataSource <em>Data Source</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistenceUnit#getBatchSize <em>Batch Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.PersistenceUnit#getProperties <em>Properties</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface PersistenceUnit extends Element
{
	/**
	 * Returns the value of the '<em><b>Provider</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Persistence provider class.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Provider</em>' containment reference.
	 * @see #setProvider(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getProvider();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistenceUnit#getProvider <em>Provider</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Provider</em>' containment reference.
	 * @see #getProvider()
	 * @generated
	 */
	void setProvider(Setting value);

	/**
	 * Returns the value of the '<em><b>Data Source</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Data source it uses.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Data Source</em>' containment reference.
	 * @see #setDataSource(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getDataSource();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistenceUnit#getDataSource <em>Data Source</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Data Source</em>' containment reference.
	 * @see #getDataSource()
	 * @generated
	 */
	void setDataSource(Setting value);

	/**
	 * Returns the value of the '<em><b>Batch Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Hibernate: inserts sent in one batch.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Batch Size</em>' containment reference.
	 * @see #setBatchSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getBatchSize();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.PersistenceUnit#getBatchSize <em>Batch Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Batch Size</em>' containment reference.
	 * @see #getBatchSize()
	 * @generated
	 */
	void setBatchSize(Setting value);

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * All properties, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getProperties();

} // PersistenceUnit
