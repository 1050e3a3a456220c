/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

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

import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Server</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.ServerImpl#getProduct <em>Product</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ServerImpl#getVersion <em>Version</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ServerImpl#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ServerImpl#getCluster <em>Cluster</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ServerImpl#getThreadPools <em>Thread Pools</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ServerImpl#getResourceAdapters <em>Resource Adapters</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ServerImpl#getDataSources <em>Data Sources</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ServerImpl#getBeanPools <em>Bean Pools</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ServerImpl#getJvm <em>Jvm</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ServerImpl#getConfiguration <em>Configuration</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ServerImpl extends ElementImpl implements Server
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
	protected ServerImpl()
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
		return PlatformPackageImpl.Literals.SERVER;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Product getProduct()
	{
		return product;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProduct(Product newProduct)
	{
		Product oldProduct = product;
		product = newProduct;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.SERVER__PRODUCT, oldProduct, product));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getVersion()
	{
		return version;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setVersion(String newVersion)
	{
		String oldVersion = version;
		version = newVersion;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.SERVER__VERSION, oldVersion, version));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPath()
	{
		return path;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPath(String newPath)
	{
		String oldPath = path;
		path = newPath;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.SERVER__PATH, oldPath, path));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCluster()
	{
		return cluster;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCluster(String newCluster)
	{
		String oldCluster = cluster;
		cluster = newCluster;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.SERVER__CLUSTER, oldCluster, cluster));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ThreadPool> getThreadPools()
	{
		if (threadPools == null)
		{
			threadPools = new EObjectContainmentEList<ThreadPool>(ThreadPool.class, this, PlatformPackageImpl.SERVER__THREAD_POOLS);
		}
		return threadPools;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ResourceAdapter> getResourceAdapters()
	{
		if (resourceAdapters == null)
		{
			resourceAdapters = new EObjectContainmentEList<ResourceAdapter>(ResourceAdapter.class, this, PlatformPackageImpl.SERVER__RESOURCE_ADAPTERS);
		}
		return resourceAdapters;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<DataSource> getDataSources()
	{
		if (dataSources == null)
		{
			dataSources = new EObjectContainmentEList<DataSource>(DataSource.class, this, PlatformPackageImpl.SERVER__DATA_SOURCES);
		}
		return dataSources;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<BeanPool> getBeanPools()
	{
		if (beanPools == null)
		{
			beanPools = new EObjectContainmentEList<BeanPool>(BeanPool.class, this, PlatformPackageImpl.SERVER__BEAN_POOLS);
		}
		return beanPools;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.SERVER__JVM, oldJvm, newJvm);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setJvm(JvmOptions newJvm)
	{
		if (newJvm != jvm)
		{
			NotificationChain msgs = null;
			if (jvm != null)
				msgs = ((InternalEObject)jvm).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.SERVER__JVM, null, msgs);
			if (newJvm != null)
				msgs = ((InternalEObject)newJvm).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.SERVER__JVM, null, msgs);
			msgs = basicSetJvm(newJvm, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.SERVER__JVM, newJvm, newJvm));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ConfigurationFile> getConfiguration()
	{
		if (configuration == null)
		{
			configuration = new EObjectContainmentEList<ConfigurationFile>(ConfigurationFile.class, this, PlatformPackageImpl.SERVER__CONFIGURATION);
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
			case PlatformPackageImpl.SERVER__THREAD_POOLS:
				return ((InternalEList<?>)getThreadPools()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.SERVER__RESOURCE_ADAPTERS:
				return ((InternalEList<?>)getResourceAdapters()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.SERVER__DATA_SOURCES:
				return ((InternalEList<?>)getDataSources()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.SERVER__BEAN_POOLS:
				return ((InternalEList<?>)getBeanPools()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.SERVER__JVM:
				return basicSetJvm(null, msgs);
			case PlatformPackageImpl.SERVER__CONFIGURATION:
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
			case PlatformPackageImpl.SERVER__PRODUCT:
				return getProduct();
			case PlatformPackageImpl.SERVER__VERSION:
				return getVersion();
			case PlatformPackageImpl.SERVER__PATH:
				return getPath();
			case PlatformPackageImpl.SERVER__CLUSTER:
				return getCluster();
			case PlatformPackageImpl.SERVER__THREAD_POOLS:
				return getThreadPools();
			case PlatformPackageImpl.SERVER__RESOURCE_ADAPTERS:
				return getResourceAdapters();
			case PlatformPackageImpl.SERVER__DATA_SOURCES:
				return getDataSources();
			case PlatformPackageImpl.SERVER__BEAN_POOLS:
				return getBeanPools();
			case PlatformPackageImpl.SERVER__JVM:
				return getJvm();
			case PlatformPackageImpl.SERVER__CONFIGURATION:
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
			case PlatformPackageImpl.SERVER__PRODUCT:
				setProduct((Product)newValue);
				return;
			case PlatformPackageImpl.SERVER__VERSION:
				setVersion((String)newValue);
				return;
			case PlatformPackageImpl.SERVER__PATH:
				setPath((String)newValue);
				return;
			case PlatformPackageImpl.SERVER__CLUSTER:
				setCluster((String)newValue);
				return;
			case PlatformPackageImpl.SERVER__THREAD_POOLS:
				getThreadPools().clear();
				getThreadPools().addAll((Collection<? extends ThreadPool>)newValue);
				return;
			case PlatformPackageImpl.SERVER__RESOURCE_ADAPTERS:
				getResourceAdapters().clear();
				getResourceAdapters().addAll((Collection<? extends ResourceAdapter>)newValue);
				return;
			case PlatformPackageImpl.SERVER__DATA_SOURCES:
				getDataSources().clear();
				getDataSources().addAll((Collection<? extends DataSource>)newValue);
				return;
			case PlatformPackageImpl.SERVER__BEAN_POOLS:
				getBeanPools().clear();
				getBeanPools().addAll((Collection<? extends BeanPool>)newValue);
				return;
			case PlatformPackageImpl.SERVER__JVM:
				setJvm((JvmOptions)newValue);
				return;
			case PlatformPackageImpl.SERVER__CONFIGURATION:
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
			case PlatformPackageImpl.SERVER__PRODUCT:
				setProduct(PRODUCT_EDEFAULT);
				return;
			case PlatformPackageImpl.SERVER__VERSION:
				setVersion(VERSION_EDEFAULT);
				return;
			case PlatformPackageImpl.SERVER__PATH:
				setPath(PATH_EDEFAULT);
				return;
			case PlatformPackageImpl.SERVER__CLUSTER:
				setCluster(CLUSTER_EDEFAULT);
				return;
			case PlatformPackageImpl.SERVER__THREAD_POOLS:
				getThreadPools().clear();
				return;
			case PlatformPackageImpl.SERVER__RESOURCE_ADAPTERS:
				getResourceAdapters().clear();
				return;
			case PlatformPackageImpl.SERVER__DATA_SOURCES:
				getDataSources().clear();
				return;
			case PlatformPackageImpl.SERVER__BEAN_POOLS:
				getBeanPools().clear();
				return;
			case PlatformPackageImpl.SERVER__JVM:
				setJvm((JvmOptions)null);
				return;
			case PlatformPackageImpl.SERVER__CONFIGURATION:
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
			case PlatformPackageImpl.SERVER__PRODUCT:
				return PRODUCT_EDEFAULT == null ? product != null : !PRODUCT_EDEFAULT.equals(product);
			case PlatformPackageImpl.SERVER__VERSION:
				return VERSION_EDEFAULT == null ? version != null : !VERSION_EDEFAULT.equals(version);
			case PlatformPackageImpl.SERVER__PATH:
				return PATH_EDEFAULT == null ? path != null : !PATH_EDEFAULT.equals(path);
			case PlatformPackageImpl.SERVER__CLUSTER:
				return CLUSTER_EDEFAULT == null ? cluster != null : !CLUSTER_EDEFAULT.equals(cluster);
			case PlatformPackageImpl.SERVER__THREAD_POOLS:
				return threadPools != null && !threadPools.isEmpty();
			case PlatformPackageImpl.SERVER__RESOURCE_ADAPTERS:
				return resourceAdapters != null && !resourceAdapters.isEmpty();
			case PlatformPackageImpl.SERVER__DATA_SOURCES:
				return dataSources != null && !dataSources.isEmpty();
			case PlatformPackageImpl.SERVER__BEAN_POOLS:
				return beanPools != null && !beanPools.isEmpty();
			case PlatformPackageImpl.SERVER__JVM:
				return jvm != null;
			case PlatformPackageImpl.SERVER__CONFIGURATION:
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

} //ServerImpl
