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
 * @model kind="class"
 * @generated
 */
public class DataSource extends Element
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
	protected DataSource()
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
		return PlatformPackage.Literals.DATA_SOURCE;
	}

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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__JNDI_NAME, oldJndiName, newJndiName);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getJndiName <em>Jndi Name</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newJndiName the new value of the '<em>Jndi Name</em>' containment reference.
	 * @see #getJndiName()
	 * @generated
	 */
	public void setJndiName(Setting newJndiName)
	{
		if (newJndiName != jndiName)
		{
			NotificationChain msgs = null;
			if (jndiName != null)
				msgs = jndiName.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__JNDI_NAME, null, msgs);
			if (newJndiName != null)
				msgs = newJndiName.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__JNDI_NAME, null, msgs);
			msgs = basicSetJndiName(newJndiName, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__JNDI_NAME, newJndiName, newJndiName));
	}

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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__URL, oldUrl, newUrl);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getUrl <em>Url</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newUrl the new value of the '<em>Url</em>' containment reference.
	 * @see #getUrl()
	 * @generated
	 */
	public void setUrl(Setting newUrl)
	{
		if (newUrl != url)
		{
			NotificationChain msgs = null;
			if (url != null)
				msgs = url.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__URL, null, msgs);
			if (newUrl != null)
				msgs = newUrl.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__URL, null, msgs);
			msgs = basicSetUrl(newUrl, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__URL, newUrl, newUrl));
	}

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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__DRIVER_CLASS, oldDriverClass, newDriverClass);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getDriverClass <em>Driver Class</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newDriverClass the new value of the '<em>Driver Class</em>' containment reference.
	 * @see #getDriverClass()
	 * @generated
	 */
	public void setDriverClass(Setting newDriverClass)
	{
		if (newDriverClass != driverClass)
		{
			NotificationChain msgs = null;
			if (driverClass != null)
				msgs = driverClass.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__DRIVER_CLASS, null, msgs);
			if (newDriverClass != null)
				msgs = newDriverClass.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__DRIVER_CLASS, null, msgs);
			msgs = basicSetDriverClass(newDriverClass, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__DRIVER_CLASS, newDriverClass, newDriverClass));
	}

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
	public DatabaseVendor getVendor()
	{
		return vendor;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getVendor <em>Vendor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newVendor the new value of the '<em>Vendor</em>' attribute.
	 * @see org.wiretune.model.platform.DatabaseVendor
	 * @see #getVendor()
	 * @generated
	 */
	public void setVendor(DatabaseVendor newVendor)
	{
		DatabaseVendor oldVendor = vendor;
		vendor = newVendor == null ? VENDOR_EDEFAULT : newVendor;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__VENDOR, oldVendor, vendor));
	}

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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__CONNECTION_POOL, oldConnectionPool, newConnectionPool);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getConnectionPool <em>Connection Pool</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newConnectionPool the new value of the '<em>Connection Pool</em>' containment reference.
	 * @see #getConnectionPool()
	 * @generated
	 */
	public void setConnectionPool(ConnectionPool newConnectionPool)
	{
		if (newConnectionPool != connectionPool)
		{
			NotificationChain msgs = null;
			if (connectionPool != null)
				msgs = connectionPool.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__CONNECTION_POOL, null, msgs);
			if (newConnectionPool != null)
				msgs = newConnectionPool.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__CONNECTION_POOL, null, msgs);
			msgs = basicSetConnectionPool(newConnectionPool, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__CONNECTION_POOL, newConnectionPool, newConnectionPool));
	}

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
	public EList<Setting> getConnectionProperties()
	{
		if (connectionProperties == null)
		{
			connectionProperties = new EObjectContainmentEList<Setting>(Setting.class, this, PlatformPackage.DATA_SOURCE__CONNECTION_PROPERTIES);
		}
		return connectionProperties;
	}

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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__STATEMENT_CACHE_SIZE, oldStatementCacheSize, newStatementCacheSize);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getStatementCacheSize <em>Statement Cache Size</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newStatementCacheSize the new value of the '<em>Statement Cache Size</em>' containment reference.
	 * @see #getStatementCacheSize()
	 * @generated
	 */
	public void setStatementCacheSize(Setting newStatementCacheSize)
	{
		if (newStatementCacheSize != statementCacheSize)
		{
			NotificationChain msgs = null;
			if (statementCacheSize != null)
				msgs = statementCacheSize.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__STATEMENT_CACHE_SIZE, null, msgs);
			if (newStatementCacheSize != null)
				msgs = newStatementCacheSize.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__STATEMENT_CACHE_SIZE, null, msgs);
			msgs = basicSetStatementCacheSize(newStatementCacheSize, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__STATEMENT_CACHE_SIZE, newStatementCacheSize, newStatementCacheSize));
	}

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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS, oldRewriteBatchedStatements, newRewriteBatchedStatements);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.DataSource#getRewriteBatchedStatements <em>Rewrite Batched Statements</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newRewriteBatchedStatements the new value of the '<em>Rewrite Batched Statements</em>' containment reference.
	 * @see #getRewriteBatchedStatements()
	 * @generated
	 */
	public void setRewriteBatchedStatements(Setting newRewriteBatchedStatements)
	{
		if (newRewriteBatchedStatements != rewriteBatchedStatements)
		{
			NotificationChain msgs = null;
			if (rewriteBatchedStatements != null)
				msgs = rewriteBatchedStatements.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS, null, msgs);
			if (newRewriteBatchedStatements != null)
				msgs = newRewriteBatchedStatements.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - PlatformPackage.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS, null, msgs);
			msgs = basicSetRewriteBatchedStatements(newRewriteBatchedStatements, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS, newRewriteBatchedStatements, newRewriteBatchedStatements));
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
			case PlatformPackage.DATA_SOURCE__JNDI_NAME:
				return basicSetJndiName(null, msgs);
			case PlatformPackage.DATA_SOURCE__URL:
				return basicSetUrl(null, msgs);
			case PlatformPackage.DATA_SOURCE__DRIVER_CLASS:
				return basicSetDriverClass(null, msgs);
			case PlatformPackage.DATA_SOURCE__CONNECTION_POOL:
				return basicSetConnectionPool(null, msgs);
			case PlatformPackage.DATA_SOURCE__CONNECTION_PROPERTIES:
				return ((InternalEList<?>)getConnectionProperties()).basicRemove(otherEnd, msgs);
			case PlatformPackage.DATA_SOURCE__STATEMENT_CACHE_SIZE:
				return basicSetStatementCacheSize(null, msgs);
			case PlatformPackage.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS:
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
			case PlatformPackage.DATA_SOURCE__JNDI_NAME:
				return getJndiName();
			case PlatformPackage.DATA_SOURCE__URL:
				return getUrl();
			case PlatformPackage.DATA_SOURCE__DRIVER_CLASS:
				return getDriverClass();
			case PlatformPackage.DATA_SOURCE__VENDOR:
				return getVendor();
			case PlatformPackage.DATA_SOURCE__CONNECTION_POOL:
				return getConnectionPool();
			case PlatformPackage.DATA_SOURCE__CONNECTION_PROPERTIES:
				return getConnectionProperties();
			case PlatformPackage.DATA_SOURCE__STATEMENT_CACHE_SIZE:
				return getStatementCacheSize();
			case PlatformPackage.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS:
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
			case PlatformPackage.DATA_SOURCE__JNDI_NAME:
				setJndiName((Setting)newValue);
				return;
			case PlatformPackage.DATA_SOURCE__URL:
				setUrl((Setting)newValue);
				return;
			case PlatformPackage.DATA_SOURCE__DRIVER_CLASS:
				setDriverClass((Setting)newValue);
				return;
			case PlatformPackage.DATA_SOURCE__VENDOR:
				setVendor((DatabaseVendor)newValue);
				return;
			case PlatformPackage.DATA_SOURCE__CONNECTION_POOL:
				setConnectionPool((ConnectionPool)newValue);
				return;
			case PlatformPackage.DATA_SOURCE__CONNECTION_PROPERTIES:
				getConnectionProperties().clear();
				getConnectionProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case PlatformPackage.DATA_SOURCE__STATEMENT_CACHE_SIZE:
				setStatementCacheSize((Setting)newValue);
				return;
			case PlatformPackage.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS:
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
			case PlatformPackage.DATA_SOURCE__JNDI_NAME:
				setJndiName((Setting)null);
				return;
			case PlatformPackage.DATA_SOURCE__URL:
				setUrl((Setting)null);
				return;
			case PlatformPackage.DATA_SOURCE__DRIVER_CLASS:
				setDriverClass((Setting)null);
				return;
			case PlatformPackage.DATA_SOURCE__VENDOR:
				setVendor(VENDOR_EDEFAULT);
				return;
			case PlatformPackage.DATA_SOURCE__CONNECTION_POOL:
				setConnectionPool((ConnectionPool)null);
				return;
			case PlatformPackage.DATA_SOURCE__CONNECTION_PROPERTIES:
				getConnectionProperties().clear();
				return;
			case PlatformPackage.DATA_SOURCE__STATEMENT_CACHE_SIZE:
				setStatementCacheSize((Setting)null);
				return;
			case PlatformPackage.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS:
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
			case PlatformPackage.DATA_SOURCE__JNDI_NAME:
				return jndiName != null;
			case PlatformPackage.DATA_SOURCE__URL:
				return url != null;
			case PlatformPackage.DATA_SOURCE__DRIVER_CLASS:
				return driverClass != null;
			case PlatformPackage.DATA_SOURCE__VENDOR:
				return vendor != VENDOR_EDEFAULT;
			case PlatformPackage.DATA_SOURCE__CONNECTION_POOL:
				return connectionPool != null;
			case PlatformPackage.DATA_SOURCE__CONNECTION_PROPERTIES:
				return connectionProperties != null && !connectionProperties.isEmpty();
			case PlatformPackage.DATA_SOURCE__STATEMENT_CACHE_SIZE:
				return statementCacheSize != null;
			case PlatformPackage.DATA_SOURCE__REWRITE_BATCHED_STATEMENTS:
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

} // DataSource
