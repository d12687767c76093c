-- The search for people knows where words stand, so that phrases are found as they are written. Their places are read
-- from the resumes: what the index held without them goes, and the service builds it anew before it answers.
truncate talent_index;
