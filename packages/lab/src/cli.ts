console.log('Usage: undercroft <play|scenario|bench|simulate> …');
