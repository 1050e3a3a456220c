/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.wiretune.core.Product;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Configuration File</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A file of settings. Its own settings are those that stand in no group.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.ConfigurationFile#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ConfigurationFile#getProduct <em>Product</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ConfigurationFile#getVersion <em>Version</em>}</li>
 *   <li>{@link org.wiretune.model.platform.ConfigurationFile#getScope <em>Scope</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface ConfigurationFile extends ConfigurationGroup
{
	/**
	 * Returns the value of the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The file, relative to what was read, with forward slashes.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Path</em>' attribute.
	 * @see #setPath(String)
	 * @model
	 * @generated
	 */
	String getPath();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConfigurationFile#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	void setPath(String value);

	/**
	 * Returns the value of the '<em><b>Product</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The product that reads the file.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Product</em>' attribute.
	 * @see #setProduct(Product)
	 * @model dataType="org.wiretune.model.platform.Product"
	 * @generated
	 */
	Product getProduct();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConfigurationFile#getProduct <em>Product</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Product</em>' attribute.
	 * @see #getProduct()
	 * @generated
	 */
	void setProduct(Product value);

	/**
	 * Returns the value of the '<em><b>Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The version of the product or of the schema, as far as the file tells; null where it does not.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Version</em>' attribute.
	 * @see #setVersion(String)
	 * @model
	 * @generated
	 */
	String getVersion();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConfigurationFile#getVersion <em>Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Version</em>' attribute.
	 * @see #getVersion()
	 * @generated
	 */
	void setVersion(String value);

	/**
	 * Returns the value of the '<em><b>Scope</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Which part of the product the file speaks for: a cell, node, cluster, server or application of WebSphere, a profile of JBoss; null where there is one only.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Scope</em>' attribute.
	 * @see #setScope(String)
	 * @model
	 * @generated
	 */
	String getScope();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.ConfigurationFile#getScope <em>Scope</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Scope</em>' attribute.
	 * @see #getScope()
	 * @generated
	 */
	void setScope(String value);

} // ConfigurationFile
