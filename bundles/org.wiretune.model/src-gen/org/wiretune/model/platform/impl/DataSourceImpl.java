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

import org.wiretune.model.platform.ConnectionPool;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Data Source</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.DataSourceImpl#getJndiName <em>Jndi Name</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.DataSourceImpl#getUrl <em>Url</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.DataSourceImpl#getDriverClass <em>Driver Class</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.DataSourceImpl#getVendor <em>Vendor</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.DataSourceImpl#getConnectionPool <em>Connection Pool</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.DataSourceImpl#getConnectionProperties <em>Connection Properties</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.DataSourceImpl#getStatementCacheSize <em>Statement Cache Size</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.DataSourceImpl#getRewriteBatchedStatements <em>Rewrite Batched Statements</em>}</li>
 * </ul>
 *
 * @generated
 */
public class DataSourceImpl extends ElementImpl implements DataSource
{
	/**
	 * The cached value of the '{@link #getJndiName() <em>Jndi Name</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getJndiName()
	 * @generated
	 * @ordered
	 */
	protected Setting jndiName;

	/**
	 * The cached value of the '{@link #getUrl() <em>Url</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUrl()
	 * @generated
	 * @ordered
	 */
	protected Setting url;

	/**
	 * The cached value of the '{@link #getDriverClass() <em>Driver Class</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDriverClass()
	 * @generated
	 * @ordered
	 */
	protected Setting driverClass;

	/**
	 * The default value of the '{@link #getVendor() <em>Vendor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVendor()
	 * @generated
	 * @ordered
	 */
	protected static final DatabaseVendor VENDOR_EDEFAULT = DatabaseVendor.UNKNOWN;

	/**
	 * The cached value of the '{@link #getVendor() <em>Vendor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVendor()
	 * @generated
	 * @ordered
	 */
	protected DatabaseVendor vendor = VENDOR_EDEFAULT;

	/**
	 * The cached value of the '{@link #getConnectionPool() <em>Connection Pool</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConnectionPool()
	 * @generated
	 * @ordered
	 */
	protected ConnectionPool connectionPool;

	/**
	 * The cached value of the '{@link #getConnectionProperties() <em>Connection Properties</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConnectionProperties()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> connectionProperties;

	/**
	 * The cached value of the '{@link #getStatementCacheSize() <em>Statement Cache Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStatementCacheSize()
	 * @generated
	 * @ordered
	 */
	protected Setting statementCacheSize;

	/**
	 * The cached value of the '{@link #getRewriteBatchedStatements() <em>Rewrite Batched Statements</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRewriteBatchedStatements()
	 * @generated
	 * @ordered
	 */
	protected Setting rewriteBatchedStatements;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected DataSourceImpl()
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
		return PlatformPackageImpl.Literals.DATA_SOURCE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getJndiName()
	{
		return jndiName;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetJndiName(Setting newJndiName, NotificationChain msgs)
	{
		Setting oldJndiName = jndiName;
		jndiName = newJndiName;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__JNDI_NAME, oldJndiName, newJndiName);
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
	public void setJndiName(Setting newJndiName)
	{
		if (newJndiName != jndiName)
		{
			NotificationChain msgs = null;
			if (jndiName != null)
				msgs = ((InternalEObject)jndiName).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__JNDI_NAME, null, msgs);
			if (newJndiName != null)
				msgs = ((InternalEObject)newJndiName).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__JNDI_NAME, null, msgs);
			msgs = basicSetJndiName(newJndiName, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__JNDI_NAME, newJndiName, newJndiName));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getUrl()
	{
		return url;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetUrl(Setting newUrl, NotificationChain msgs)
	{
		Setting oldUrl = url;
		url = newUrl;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__URL, oldUrl, newUrl);
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
	public void setUrl(Setting newUrl)
	{
		if (newUrl != url)
		{
			NotificationChain msgs = null;
			if (url != null)
				msgs = ((InternalEObject)url).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__URL, null, msgs);
			if (newUrl != null)
				msgs = ((InternalEObject)newUrl).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__URL, null, msgs);
			msgs = basicSetUrl(newUrl, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__URL, newUrl, newUrl));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getDriverClass()
	{
		return driverClass;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetDriverClass(Setting newDriverClass, NotificationChain msgs)
	{
		Setting oldDriverClass = driverClass;
		driverClass = newDriverClass;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__DRIVER_CLASS, oldDriverClass, newDriverClass);
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
	public void setDriverClass(Setting newDriverClass)
	{
		if (newDriverClass != driverClass)
		{
			NotificationChain msgs = null;
			if (driverClass != null)
				msgs = ((InternalEObject)driverClass).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__DRIVER_CLASS, null, msgs);
			if (newDriverClass != null)
				msgs = ((InternalEObject)newDriverClass).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__DRIVER_CLASS, null, msgs);
			msgs = basicSetDriverClass(newDriverClass, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__DRIVER_CLASS, newDriverClass, newDriverClass));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public DatabaseVendor getVendor()
	{
		return vendor;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setVendor(DatabaseVendor newVendor)
	{
		DatabaseVendor oldVendor = vendor;
		vendor = newVendor == null ? VENDOR_EDEFAULT : newVendor;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__VENDOR, oldVendor, vendor));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ConnectionPool getConnectionPool()
	{
		return connectionPool;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetConnectionPool(ConnectionPool newConnectionPool, NotificationChain msgs)
	{
		ConnectionPool oldConnectionPool = connectionPool;
		connectionPool = newConnectionPool;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__CONNECTION_POOL, oldConnectionPool, newConnectionPool);
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
	public void setConnectionPool(ConnectionPool newConnectionPool)
	{
		if (newConnectionPool != connectionPool)
		{
			NotificationChain msgs = null;
			if (connectionPool != null)
				msgs = ((InternalEObject)connectionPool).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__CONNECTION_POOL, null, msgs);
			if (newConnectionPool != null)
				msgs = ((InternalEObject)newConnectionPool).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__CONNECTION_POOL, null, msgs);
			msgs = basicSetConnectionPool(newConnectionPool, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__CONNECTION_POOL, newConnectionPool, newConnectionPool));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getConnectionProperties()
	{
		if (connectionProperties == null)
		{
			connectionProperties = new EObjectContainmentEList<Setting>(Setting.class, this, PlatformPackageImpl.DATA_SOURCE__CONNECTION_PROPERTIES);
		}
		return connectionProperties;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getStatementCacheSize()
	{
		return statementCacheSize;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetStatementCacheSize(Setting newStatementCacheSize, NotificationChain msgs)
	{
		Setting oldStatementCacheSize = statementCacheSize;
		statementCacheSize = newStatementCacheSize;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__STATEMENT_CACHE_SIZE, oldStatementCacheSize, newStatementCacheSize);
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
	public void setStatementCacheSize(Setting newStatementCacheSize)
	{
		if (newStatementCacheSize != statementCacheSize)
		{
			NotificationChain msgs = null;
			if (statementCacheSize != null)
				msgs = ((InternalEObject)statementCacheSize).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__STATEMENT_CACHE_SIZE, null, msgs);
			if (newStatementCacheSize != null)
				msgs = ((InternalEObject)newStatementCacheSize).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__STATEMENT_CACHE_SIZE, null, msgs);
			msgs = basicSetStatementCacheSize(newStatementCacheSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__STATEMENT_CACHE_SIZE, newStatementCacheSize, newStatementCacheSize));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getRewriteBatchedStatements()
	{
		return rewriteBatchedStatements;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetRewriteBatchedStatements(Setting newRewriteBatchedStatements, NotificationChain msgs)
	{
		Setting oldRewriteBatchedStatements = rewriteBatchedStatements;
		rewriteBatchedStatements = newRewriteBatchedStatements;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS, oldRewriteBatchedStatements, newRewriteBatchedStatements);
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
	public void setRewriteBatchedStatements(Setting newRewriteBatchedStatements)
	{
		if (newRewriteBatchedStatements != rewriteBatchedStatements)
		{
			NotificationChain msgs = null;
			if (rewriteBatchedStatements != null)
				msgs = ((InternalEObject)rewriteBatchedStatements).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS, null, msgs);
			if (newRewriteBatchedStatements != null)
				msgs = ((InternalEObject)newRewriteBatchedStatements).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackageImpl.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS, null, msgs);
			msgs = basicSetRewriteBatchedStatements(newRewriteBatchedStatements, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS, newRewriteBatchedStatements, newRewriteBatchedStatements));
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
			case PlatformPackageImpl.DATA_SOURCE__JNDI_NAME:
				return basicSetJndiName(null, msgs);
			case PlatformPackageImpl.DATA_SOURCE__URL:
				return basicSetUrl(null, msgs);
			case PlatformPackageImpl.DATA_SOURCE__DRIVER_CLASS:
				return basicSetDriverClass(null, msgs);
			case PlatformPackageImpl.DATA_SOURCE__CONNECTION_POOL:
				return basicSetConnectionPool(null, msgs);
			case PlatformPackageImpl.DATA_SOURCE__CONNECTION_PROPERTIES:
				return ((InternalEList<?>)getConnectionProperties()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.DATA_SOURCE__STATEMENT_CACHE_SIZE:
				return basicSetStatementCacheSize(null, msgs);
			case PlatformPackageImpl.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS:
				return basicSetRewriteBatchedStatements(null, msgs);
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
			case PlatformPackageImpl.DATA_SOURCE__JNDI_NAME:
				return getJndiName();
			case PlatformPackageImpl.DATA_SOURCE__URL:
				return getUrl();
			case PlatformPackageImpl.DATA_SOURCE__DRIVER_CLASS:
				return getDriverClass();
			case PlatformPackageImpl.DATA_SOURCE__VENDOR:
				return getVendor();
			case PlatformPackageImpl.DATA_SOURCE__CONNECTION_POOL:
				return getConnectionPool();
			case PlatformPackageImpl.DATA_SOURCE__CONNECTION_PROPERTIES:
				return getConnectionProperties();
			case PlatformPackageImpl.DATA_SOURCE__STATEMENT_CACHE_SIZE:
				return getStatementCacheSize();
			case PlatformPackageImpl.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS:
				return getRewriteBatchedStatements();
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
			case PlatformPackageImpl.DATA_SOURCE__JNDI_NAME:
				setJndiName((Setting)newValue);
				return;
			case PlatformPackageImpl.DATA_SOURCE__URL:
				setUrl((Setting)newValue);
				return;
			case PlatformPackageImpl.DATA_SOURCE__DRIVER_CLASS:
				setDriverClass((Setting)newValue);
				return;
			case PlatformPackageImpl.DATA_SOURCE__VENDOR:
				setVendor((DatabaseVendor)newValue);
				return;
			case PlatformPackageImpl.DATA_SOURCE__CONNECTION_POOL:
				setConnectionPool((ConnectionPool)newValue);
				return;
			case PlatformPackageImpl.DATA_SOURCE__CONNECTION_PROPERTIES:
				getConnectionProperties().clear();
				getConnectionProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case PlatformPackageImpl.DATA_SOURCE__STATEMENT_CACHE_SIZE:
				setStatementCacheSize((Setting)newValue);
				return;
			case PlatformPackageImpl.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS:
				setRewriteBatchedStatements((Setting)newValue);
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
			case PlatformPackageImpl.DATA_SOURCE__JNDI_NAME:
				setJndiName((Setting)null);
				return;
			case PlatformPackageImpl.DATA_SOURCE__URL:
				setUrl((Setting)null);
				return;
			case PlatformPackageImpl.DATA_SOURCE__DRIVER_CLASS:
				setDriverClass((Setting)null);
				return;
			case PlatformPackageImpl.DATA_SOURCE__VENDOR:
				setVendor(VENDOR_EDEFAULT);
				return;
			case PlatformPackageImpl.DATA_SOURCE__CONNECTION_POOL:
				setConnectionPool((ConnectionPool)null);
				return;
			case PlatformPackageImpl.DATA_SOURCE__CONNECTION_PROPERTIES:
				getConnectionProperties().clear();
				return;
			case PlatformPackageImpl.DATA_SOURCE__STATEMENT_CACHE_SIZE:
				setStatementCacheSize((Setting)null);
				return;
			case PlatformPackageImpl.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS:
				setRewriteBatchedStatements((Setting)null);
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
			case PlatformPackageImpl.DATA_SOURCE__JNDI_NAME:
				return jndiName != null;
			case PlatformPackageImpl.DATA_SOURCE__URL:
				return url != null;
			case PlatformPackageImpl.DATA_SOURCE__DRIVER_CLASS:
				return driverClass != null;
			case PlatformPackageImpl.DATA_SOURCE__VENDOR:
				return vendor != VENDOR_EDEFAULT;
			case PlatformPackageImpl.DATA_SOURCE__CONNECTION_POOL:
				return connectionPool != null;
			case PlatformPackageImpl.DATA_SOURCE__CONNECTION_PROPERTIES:
				return connectionProperties != null && !connectionProperties.isEmpty();
			case PlatformPackageImpl.DATA_SOURCE__STATEMENT_CACHE_SIZE:
				return statementCacheSize != null;
			case PlatformPackageImpl.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS:
				return rewriteBatchedStatements != null;
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
		result.append(" (vendor: ");
		result.append(vendor);
		result.append(')');
		return result.toString();
	}

} //DataSourceImpl
