"""What one game alone needs: the tables it is played at for the fixture, and its lesson."""
