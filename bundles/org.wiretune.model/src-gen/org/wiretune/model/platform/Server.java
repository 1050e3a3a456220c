/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.util.EList;

import org.wiretune.core.Product;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Server</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * One server or server profile.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.Server#getProduct <em>Product</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Server#getVersion <em>Version</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Server#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Server#getCluster <em>Cluster</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Server#getThreadPools <em>Thread Pools</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Server#getResourceAdapters <em>Resource Adapters</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Server#getDataSources <em>Data Sources</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Server#getBeanPools <em>Bean Pools</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Server#getJvm <em>Jvm</em>}</li>
 *   <li>{@link org.wiretune.model.platform.Server#getConfiguration <em>Configuration</em>}</li>
 * </ul>
 *
 * @model
 * @generated
 */
public interface Server extends Element
{
	/**
	 * Returns the value of the '<em><b>Product</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The product.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Product</em>' attribute.
	 * @see #setProduct(Product)
	 * @model dataType="org.wiretune.model.platform.Product"
	 * @generated
	 */
	Product getProduct();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Server#getProduct <em>Product</em>}' attribute.
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
	 * The version as far as the files tell, or null.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Version</em>' attribute.
	 * @see #setVersion(String)
	 * @model
	 * @generated
	 */
	String getVersion();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Server#getVersion <em>Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Version</em>' attribute.
	 * @see #getVersion()
	 * @generated
	 */
	void setVersion(String value);

	/**
	 * Returns the value of the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The folder that holds its files, relative to what was read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Path</em>' attribute.
	 * @see #setPath(String)
	 * @model
	 * @generated
	 */
	String getPath();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Server#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	void setPath(String value);

	/**
	 * Returns the value of the '<em><b>Cluster</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name of the cluster it is a member of, or null.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cluster</em>' attribute.
	 * @see #setCluster(String)
	 * @model
	 * @generated
	 */
	String getCluster();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Server#getCluster <em>Cluster</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cluster</em>' attribute.
	 * @see #getCluster()
	 * @generated
	 */
	void setCluster(String value);

	/**
	 * Returns the value of the '<em><b>Thread Pools</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.ThreadPool}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Thread pools in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Thread Pools</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<ThreadPool> getThreadPools();

	/**
	 * Returns the value of the '<em><b>Resource Adapters</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.ResourceAdapter}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Resource adapters in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Resource Adapters</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<ResourceAdapter> getResourceAdapters();

	/**
	 * Returns the value of the '<em><b>Data Sources</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.DataSource}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Data sources in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Data Sources</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<DataSource> getDataSources();

	/**
	 * Returns the value of the '<em><b>Bean Pools</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.BeanPool}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pools of bean instances in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bean Pools</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<BeanPool> getBeanPools();

	/**
	 * Returns the value of the '<em><b>Jvm</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Options of its Java virtual machine.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Jvm</em>' containment reference.
	 * @see #setJvm(JvmOptions)
	 * @model containment="true"
	 * @generated
	 */
	JvmOptions getJvm();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Server#getJvm <em>Jvm</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Jvm</em>' containment reference.
	 * @see #getJvm()
	 * @generated
	 */
	void setJvm(JvmOptions value);

	/**
	 * Returns the value of the '<em><b>Configuration</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.platform.ConfigurationFile}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The files of settings, in path order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Configuration</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	EList<ConfigurationFile> getConfiguration();

} // Server
