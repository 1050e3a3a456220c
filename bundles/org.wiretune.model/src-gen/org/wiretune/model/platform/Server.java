/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

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
 * @model kind="class"
 * @generated
 */
public class Server extends Element
{
	/**
	 * The default value of the '{@link #getProduct() <em>Product</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProduct()
	 * @generated
	 * @ordered
	 */
	protected static final Product PRODUCT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getProduct() <em>Product</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProduct()
	 * @generated
	 * @ordered
	 */
	protected Product product = PRODUCT_EDEFAULT;

	/**
	 * The default value of the '{@link #getVersion() <em>Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVersion()
	 * @generated
	 * @ordered
	 */
	protected static final String VERSION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getVersion() <em>Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVersion()
	 * @generated
	 * @ordered
	 */
	protected String version = VERSION_EDEFAULT;

	/**
	 * The default value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected static final String PATH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected String path = PATH_EDEFAULT;

	/**
	 * The default value of the '{@link #getCluster() <em>Cluster</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCluster()
	 * @generated
	 * @ordered
	 */
	protected static final String CLUSTER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCluster() <em>Cluster</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCluster()
	 * @generated
	 * @ordered
	 */
	protected String cluster = CLUSTER_EDEFAULT;

	/**
	 * The cached value of the '{@link #getThreadPools() <em>Thread Pools</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getThreadPools()
	 * @generated
	 * @ordered
	 */
	protected EList<ThreadPool> threadPools;

	/**
	 * The cached value of the '{@link #getResourceAdapters() <em>Resource Adapters</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getResourceAdapters()
	 * @generated
	 * @ordered
	 */
	protected EList<ResourceAdapter> resourceAdapters;

	/**
	 * The cached value of the '{@link #getDataSources() <em>Data Sources</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDataSources()
	 * @generated
	 * @ordered
	 */
	protected EList<DataSource> dataSources;

	/**
	 * The cached value of the '{@link #getBeanPools() <em>Bean Pools</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBeanPools()
	 * @generated
	 * @ordered
	 */
	protected EList<BeanPool> beanPools;

	/**
	 * The cached value of the '{@link #getJvm() <em>Jvm</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getJvm()
	 * @generated
	 * @ordered
	 */
	protected JvmOptions jvm;

	/**
	 * The cached value of the '{@link #getConfiguration() <em>Configuration</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConfiguration()
	 * @generated
	 * @ordered
	 */
	protected EList<ConfigurationFile> configuration;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Server()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackage.Literals.SERVER;
	}

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
	public Product getProduct()
	{
		return product;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Server#getProduct <em>Product</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newProduct the new value of the '<em>Product</em>' attribute.
	 * @see #getProduct()
	 * @generated
	 */
	public void setProduct(Product newProduct)
	{
		Product oldProduct = product;
		product = newProduct;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.SERVER__PRODUCT, oldProduct, product));
	}

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
	public String getVersion()
	{
		return version;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Server#getVersion <em>Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newVersion the new value of the '<em>Version</em>' attribute.
	 * @see #getVersion()
	 * @generated
	 */
	public void setVersion(String newVersion)
	{
		String oldVersion = version;
		version = newVersion;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.SERVER__VERSION, oldVersion, version));
	}

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
	public String getPath()
	{
		return path;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Server#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPath the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	public void setPath(String newPath)
	{
		String oldPath = path;
		path = newPath;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.SERVER__PATH, oldPath, path));
	}

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
	public String getCluster()
	{
		return cluster;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Server#getCluster <em>Cluster</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newCluster the new value of the '<em>Cluster</em>' attribute.
	 * @see #getCluster()
	 * @generated
	 */
	public void setCluster(String newCluster)
	{
		String oldCluster = cluster;
		cluster = newCluster;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.SERVER__CLUSTER, oldCluster, cluster));
	}

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
	public EList<ThreadPool> getThreadPools()
	{
		if (threadPools == null)
		{
			threadPools = new EObjectContainmentEList<ThreadPool>(ThreadPool.class, this, PlatformPackage.SERVER__THREAD_POOLS);
		}
		return threadPools;
	}

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
	public EList<ResourceAdapter> getResourceAdapters()
	{
		if (resourceAdapters == null)
		{
			resourceAdapters = new EObjectContainmentEList<ResourceAdapter>(ResourceAdapter.class, this, PlatformPackage.SERVER__RESOURCE_ADAPTERS);
		}
		return resourceAdapters;
	}

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
	public EList<DataSource> getDataSources()
	{
		if (dataSources == null)
		{
			dataSources = new EObjectContainmentEList<DataSource>(DataSource.class, this, PlatformPackage.SERVER__DATA_SOURCES);
		}
		return dataSources;
	}

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
	public EList<BeanPool> getBeanPools()
	{
		if (beanPools == null)
		{
			beanPools = new EObjectContainmentEList<BeanPool>(BeanPool.class, this, PlatformPackage.SERVER__BEAN_POOLS);
		}
		return beanPools;
	}

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
	public JvmOptions getJvm()
	{
		return jvm;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetJvm(JvmOptions newJvm, NotificationChain msgs)
	{
		JvmOptions oldJvm = jvm;
		jvm = newJvm;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.SERVER__JVM, oldJvm, newJvm);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.Server#getJvm <em>Jvm</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newJvm the new value of the '<em>Jvm</em>' containment reference.
	 * @see #getJvm()
	 * @generated
	 */
	public void setJvm(JvmOptions newJvm)
	{
		if (newJvm != jvm)
		{
			NotificationChain msgs = null;
			if (jvm != null)
				msgs = jvm.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.SERVER__JVM, null, msgs);
			if (newJvm != null)
				msgs = newJvm.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.SERVER__JVM, null, msgs);
			msgs = basicSetJvm(newJvm, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.SERVER__JVM, newJvm, newJvm));
	}

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
	public EList<ConfigurationFile> getConfiguration()
	{
		if (configuration == null)
		{
			configuration = new EObjectContainmentEList<ConfigurationFile>(ConfigurationFile.class, this, PlatformPackage.SERVER__CONFIGURATION);
		}
		return configuration;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case PlatformPackage.SERVER__THREAD_POOLS:
				return ((InternalEList<?>)getThreadPools()).basicRemove(otherEnd, msgs);
			case PlatformPackage.SERVER__RESOURCE_ADAPTERS:
				return ((InternalEList<?>)getResourceAdapters()).basicRemove(otherEnd, msgs);
			case PlatformPackage.SERVER__DATA_SOURCES:
				return ((InternalEList<?>)getDataSources()).basicRemove(otherEnd, msgs);
			case PlatformPackage.SERVER__BEAN_POOLS:
				return ((InternalEList<?>)getBeanPools()).basicRemove(otherEnd, msgs);
			case PlatformPackage.SERVER__JVM:
				return basicSetJvm(null, msgs);
			case PlatformPackage.SERVER__CONFIGURATION:
				return ((InternalEList<?>)getConfiguration()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackage.SERVER__PRODUCT:
				return getProduct();
			case PlatformPackage.SERVER__VERSION:
				return getVersion();
			case PlatformPackage.SERVER__PATH:
				return getPath();
			case PlatformPackage.SERVER__CLUSTER:
				return getCluster();
			case PlatformPackage.SERVER__THREAD_POOLS:
				return getThreadPools();
			case PlatformPackage.SERVER__RESOURCE_ADAPTERS:
				return getResourceAdapters();
			case PlatformPackage.SERVER__DATA_SOURCES:
				return getDataSources();
			case PlatformPackage.SERVER__BEAN_POOLS:
				return getBeanPools();
			case PlatformPackage.SERVER__JVM:
				return getJvm();
			case PlatformPackage.SERVER__CONFIGURATION:
				return getConfiguration();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackage.SERVER__PRODUCT:
				setProduct((Product)newValue);
				return;
			case PlatformPackage.SERVER__VERSION:
				setVersion((String)newValue);
				return;
			case PlatformPackage.SERVER__PATH:
				setPath((String)newValue);
				return;
			case PlatformPackage.SERVER__CLUSTER:
				setCluster((String)newValue);
				return;
			case PlatformPackage.SERVER__THREAD_POOLS:
				getThreadPools().clear();
				getThreadPools().addAll((Collection<? extends ThreadPool>)newValue);
				return;
			case PlatformPackage.SERVER__RESOURCE_ADAPTERS:
				getResourceAdapters().clear();
				getResourceAdapters().addAll((Collection<? extends ResourceAdapter>)newValue);
				return;
			case PlatformPackage.SERVER__DATA_SOURCES:
				getDataSources().clear();
				getDataSources().addAll((Collection<? extends DataSource>)newValue);
				return;
			case PlatformPackage.SERVER__BEAN_POOLS:
				getBeanPools().clear();
				getBeanPools().addAll((Collection<? extends BeanPool>)newValue);
				return;
			case PlatformPackage.SERVER__JVM:
				setJvm((JvmOptions)newValue);
				return;
			case PlatformPackage.SERVER__CONFIGURATION:
				getConfiguration().clear();
				getConfiguration().addAll((Collection<? extends ConfigurationFile>)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.SERVER__PRODUCT:
				setProduct(PRODUCT_EDEFAULT);
				return;
			case PlatformPackage.SERVER__VERSION:
				setVersion(VERSION_EDEFAULT);
				return;
			case PlatformPackage.SERVER__PATH:
				setPath(PATH_EDEFAULT);
				return;
			case PlatformPackage.SERVER__CLUSTER:
				setCluster(CLUSTER_EDEFAULT);
				return;
			case PlatformPackage.SERVER__THREAD_POOLS:
				getThreadPools().clear();
				return;
			case PlatformPackage.SERVER__RESOURCE_ADAPTERS:
				getResourceAdapters().clear();
				return;
			case PlatformPackage.SERVER__DATA_SOURCES:
				getDataSources().clear();
				return;
			case PlatformPackage.SERVER__BEAN_POOLS:
				getBeanPools().clear();
				return;
			case PlatformPackage.SERVER__JVM:
				setJvm((JvmOptions)null);
				return;
			case PlatformPackage.SERVER__CONFIGURATION:
				getConfiguration().clear();
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackage.SERVER__PRODUCT:
				return PRODUCT_EDEFAULT == null ? product != null : !PRODUCT_EDEFAULT.equals(product);
			case PlatformPackage.SERVER__VERSION:
				return VERSION_EDEFAULT == null ? version != null : !VERSION_EDEFAULT.equals(version);
			case PlatformPackage.SERVER__PATH:
				return PATH_EDEFAULT == null ? path != null : !PATH_EDEFAULT.equals(path);
			case PlatformPackage.SERVER__CLUSTER:
				return CLUSTER_EDEFAULT == null ? cluster != null : !CLUSTER_EDEFAULT.equals(cluster);
			case PlatformPackage.SERVER__THREAD_POOLS:
				return threadPools != null && !threadPools.isEmpty();
			case PlatformPackage.SERVER__RESOURCE_ADAPTERS:
				return resourceAdapters != null && !resourceAdapters.isEmpty();
			case PlatformPackage.SERVER__DATA_SOURCES:
				return dataSources != null && !dataSources.isEmpty();
			case PlatformPackage.SERVER__BEAN_POOLS:
				return beanPools != null && !beanPools.isEmpty();
			case PlatformPackage.SERVER__JVM:
				return jvm != null;
			case PlatformPackage.SERVER__CONFIGURATION:
				return configuration != null && !configuration.isEmpty();
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (product: ");
		result.append(product);
		result.append(", version: ");
		result.append(version);
		result.append(", path: ");
		result.append(path);
		result.append(", cluster: ");
		result.append(cluster);
		result.append(')');
		return result.toString();
	}

} // Server
