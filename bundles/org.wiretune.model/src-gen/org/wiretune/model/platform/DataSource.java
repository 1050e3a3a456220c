/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.util.EList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Data Source</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A data source.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.DataSource#getJndiName <em>Jndi Name</em>}</li>
 *   <li>{@link org.wiretune.model.platform.DataSource#getUrl <em>Url</em>}</li>
 *   <li>{@link org.wiretune.model.platform.DataSource#getDriverClass <em>Driver Class</em>}</li>
 *   <li>{@link org.wiretune.model.platform.DataSource#getVendor <em>Vendor</em>}</li>
 *   <li>{@link org.wiretune.model.platform.DataSource#getConnectionPool <em>Connection Pool</em>}</li>
 *   <li>{@link org.wiretune.model.platform.DataSource#getConnectionProperties <em>Connection Properties</em>}</li>
 *   <li>{@link org.wiretune.model.platform.DataSource#getStatementCacheSize <em>Statement Cache Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.DataSource#getRewriteBatchedStatements <em>Rewrite Batched Statements</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface DataSource extends Element
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
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getJndiName <em>Jndi Name</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Jndi Name</em>' containment reference.
	 * @see #getJndiName()
	 * @generated
	 */
	void setJndiName(Setting value);

	/**
	 * Returns the value of the '<em><b>Url</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Connection URL.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Url</em>' containment reference.
	 * @see #setUrl(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getUrl();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getUrl <em>Url</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Url</em>' containment reference.
	 * @see #getUrl()
	 * @generated
	 */
	void setUrl(Setting value);

	/**
	 * Returns the value of the '<em><b>Driver Class</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Driver or data source class.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Driver Class</em>' containment reference.
	 * @see #setDriverClass(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getDriverClass();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getDriverClass <em>Driver Class</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Driver Class</em>' containment reference.
	 * @see #getDriverClass()
	 * @generated
	 */
	void setDriverClass(Setting value);

	/**
	 * Returns the value of the '<em><b>Vendor</b></em>' attribute.
	 * The literals are from the enumeration {@link org.wiretune.model.platform.DatabaseVendor}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The database, told from URL and driver.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Vendor</em>' attribute.
	 * @see org.wiretune.model.platform.DatabaseVendor
	 * @see #setVendor(DatabaseVendor)
	 * @model
	 * @generated
	 */
	DatabaseVendor getVendor();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getVendor <em>Vendor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Vendor</em>' attribute.
	 * @see org.wiretune.model.platform.DatabaseVendor
	 * @see #getVendor()
	 * @generated
	 */
	void setVendor(DatabaseVendor value);

	/**
	 * Returns the value of the '<em><b>Connection Pool</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Its connection pool.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Connection Pool</em>' containment reference.
	 * @see #setConnectionPool(ConnectionPool)
	 * @model containment="true"
	 * @generated
	 */
	ConnectionPool getConnectionPool();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getConnectionPool <em>Connection Pool</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Connection Pool</em>' containment reference.
	 * @see #getConnectionPool()
	 * @generated
	 */
	void setConnectionPool(ConnectionPool value);

	/**
	 * Returns the value of the '<em><b>Connection Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Properties passed to the driver.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Connection Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<Setting> getConnectionProperties();

	/**
	 * Returns the value of the '<em><b>Statement Cache Size</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Prepared statements kept for each connection.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Statement Cache Size</em>' containment reference.
	 * @see #setStatementCacheSize(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getStatementCacheSize();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getStatementCacheSize <em>Statement Cache Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Statement Cache Size</em>' containment reference.
	 * @see #getStatementCacheSize()
	 * @generated
	 */
	void setStatementCacheSize(Setting value);

	/**
	 * Returns the value of the '<em><b>Rewrite Batched Statements</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the MySQL or MariaDB driver joins batched inserts into one statement.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Rewrite Batched Statements</em>' containment reference.
	 * @see #setRewriteBatchedStatements(Setting)
	 * @model containment="true"
	 * @generated
	 */
	Setting getRewriteBatchedStatements();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getRewriteBatchedStatements <em>Rewrite Batched Statements</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Rewrite Batched Statements</em>' containment reference.
	 * @see #getRewriteBatchedStatements()
	 * @generated
	 */
	void setRewriteBatchedStatements(Setting value);

} // DataSource
