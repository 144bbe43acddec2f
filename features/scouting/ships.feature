Feature: Scouting ships
  How Borg come aboard a ship of the opponent's to scout it.

  Background:
    Given these locations:
      | location              | quadrant |
      | Wormhole Negotiations | Alpha    |
      | Explore Black Cluster | Alpha    |
    And Bob has:
      | card         | where                      |
      | I.K.S. Buruk | at "Wormhole Negotiations" |

  @ruling=1eS-scouting-ships-01
  Rule: Borg scout a ship only for an objective

    Background:
      Given Alice has:
        | card        | where                 |
        | Guard Drone | aboard "I.K.S. Buruk" |

    Example: without an objective no ship is scouted
      When Alice scouts "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    Example: with one it is
      Given Alice has:
        | card                | where        | state                    |
        | Assimilate Starship | on the table | targeting "I.K.S. Buruk" |
      When Alice scouts "I.K.S. Buruk"
      Then that is legal

  @ruling=1eS-scouting-ships-02
  Rule: An activated objective that targets the ship is needed

    Background:
      Given Alice has:
        | card                | where                 |
        | Guard Drone         | aboard "I.K.S. Buruk" |
        | Assimilate Starship | on the table          |
      And Bob has:
        | card          | where                      |
        | I.K.S. Bortas | at "Wormhole Negotiations" |

    @part=targets
    Example: an objective that targets another ship does not do
      Given "Assimilate Starship" is targeting "I.K.S. Bortas"
      When Alice scouts "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    @part=activated
    Example: nor does one that lies face down
      Given "Assimilate Starship" is face down
      And "Assimilate Starship" is targeting "I.K.S. Buruk"
      When Alice scouts "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    Example: one that targets this ship does
      Given "Assimilate Starship" is targeting "I.K.S. Buruk"
      When Alice scouts "I.K.S. Buruk"
      Then that is legal

  @ruling=custom-scouting-22
  Rule: Those who scout a ship are aboard it

    Scenario Outline: the drone is aboard <ship>, and to scout Bob's ship is <verdict>
      Given Alice has:
        | card                | where                      | state                    |
        | Assimilate Starship | on the table               | targeting "I.K.S. Buruk" |
        | Borg Sphere         | at "Wormhole Negotiations" |                          |
        | Guard Drone         | aboard "<ship>"            |                          |
      When Alice scouts "I.K.S. Buruk"
      Then that is <verdict>

      Examples: A ship of hers, and his
        | ship         | verdict |
        | Borg Sphere  | illegal |
        | I.K.S. Buruk | legal   |

    Scenario Outline: <who> is aboard it, and to scout it is <verdict>
      Given Alice has:
        | card                | where        | state                    |
        | Assimilate Starship | on the table | targeting "I.K.S. Buruk" |
      And <player> has:
        | card   | where                 |
        | <card> | aboard "I.K.S. Buruk" |
      When Alice scouts "I.K.S. Buruk"
      Then that is <verdict>

      Examples: Her own Borg, and nobody else
        | who               | player | card        | verdict |
        | a drone of Bob's  | Bob    | Guard Drone | illegal |
        | one who is no Borg | Alice | Worf        | illegal |
        | a drone of hers   | Alice  | Guard Drone | legal   |

  @ruling=1eS-scouting-ships-03
  Rule: One scout is beamed aboard, and no more

    Background:
      Given Alice has:
        | card                | where                      | state                    |
        | Assimilate Starship | on the table               | targeting "I.K.S. Buruk" |
        | Borg Sphere         | at "Wormhole Negotiations" |                          |
        | Two of Eleven       | aboard "Borg Sphere"       |                          |
        | Guard Drone         | aboard "Borg Sphere"       |                          |
        | Tactical Drone      | aboard "Borg Sphere"       |                          |

    Example: two scouts are not beamed over
      When Alice beams "Guard Drone" and "Tactical Drone" to "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    Example: nor are they after an attack aboard another ship
      Given Bob has:
        | card          | where                      |
        | I.K.S. Bortas | at "Wormhole Negotiations" |
        | Klag          | aboard "I.K.S. Bortas"     |
      And Alice has:
        | card         | where                  |
        | Survey Drone | aboard "I.K.S. Bortas" |
      And it is Bob's orders
      And this has happened:
        | action                                 |
        | Bob attacks "Survey Drone" with "Klag" |
        | Bob ends the turn                      |
      When Alice beams "Guard Drone" and "Tactical Drone" to "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    Example: one scout is beamed over
      When Alice beams "Guard Drone" to "I.K.S. Buruk"
      Then "Guard Drone" is now aboard "I.K.S. Buruk"
      And nothing else has changed

  @ruling=1eS-scouting-ships-05
  Rule: A drone must let her beam through the SHIELDS

    Background:
      Given Alice has:
        | card                | where                      | state                    |
        | Assimilate Starship | on the table               | targeting "I.K.S. Buruk" |
        | Borg Sphere         | at "Wormhole Negotiations" |                          |
        | Guard Drone         | aboard "Borg Sphere"       |                          |
        | Tactical Drone      | aboard "Borg Sphere"       |                          |

    Example: without such a drone nobody is beamed over
      When Alice beams "Guard Drone" to "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    Example: with one the scout is
      Given Alice has:
        | card          | where                |
        | Two of Eleven | aboard "Borg Sphere" |
      When Alice beams "Guard Drone" to "I.K.S. Buruk"
      Then "Guard Drone" is now aboard "I.K.S. Buruk"
      And nothing else has changed

  @ruling=1eS-scouting-ships-07
  Rule: While an active Borg is aboard no other scout comes

    Background:
      Given Alice has:
        | card                | where                      | state                    |
        | Assimilate Starship | on the table               | targeting "I.K.S. Buruk" |
        | Borg Sphere         | at "Wormhole Negotiations" |                          |
        | Two of Eleven       | aboard "Borg Sphere"       |                          |
        | Guard Drone         | aboard "Borg Sphere"       |                          |
        | Tactical Drone      | aboard "I.K.S. Buruk"      |                          |

    Example: the one aboard is active
      When Alice beams "Guard Drone" to "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    Example: the one aboard was attacked, but not in the turn before this one
      Given Bob has:
        | card | where                 |
        | Klag | aboard "I.K.S. Buruk" |
      And it is Bob's orders
      And this has happened:
        | action                                   |
        | Bob attacks "Tactical Drone" with "Klag" |
        | Bob ends the turn                        |
        | Alice ends the turn                      |
        | Bob ends the turn                        |
      When Alice beams "Guard Drone" to "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    Example: the one aboard is stopped
      Given "Tactical Drone" is stopped
      When Alice beams "Guard Drone" to "I.K.S. Buruk"
      Then "Guard Drone" is now aboard "I.K.S. Buruk"
      And nothing else has changed

  @ruling=1eS-scouting-ships-06
  Rule: When no active Borg is left aboard another scout may come

    Background:
      Given Alice has:
        | card                | where                      | state                    |
        | Assimilate Starship | on the table               | targeting "I.K.S. Buruk" |
        | Borg Sphere         | at "Wormhole Negotiations" |                          |
        | Two of Eleven       | aboard "Borg Sphere"       |                          |
        | Guard Drone         | aboard "Borg Sphere"       |                          |
        | Tactical Drone      | aboard "Borg Sphere"       |                          |

    Example: the first has come back, and a second one is beamed over
      Given this has happened:
        | action                                      |
        | Alice beams "Guard Drone" to "I.K.S. Buruk" |
        | Alice beams "Guard Drone" to "Borg Sphere"  |
      When Alice beams "Tactical Drone" to "I.K.S. Buruk"
      Then "Tactical Drone" is now aboard "I.K.S. Buruk"
      And nothing else has changed

  @ruling=1eS-scouting-ships-08
  Rule: An attack on the scout is answered by any number of Borg

    Example: after the attack several come aboard and fight
      Given Alice has:
        | card                | where                      | state                    |
        | Assimilate Starship | on the table               | targeting "I.K.S. Buruk" |
        | Borg Sphere         | at "Wormhole Negotiations" |                          |
        | Two of Eleven       | aboard "Borg Sphere"       |                          |
        | Guard Drone         | aboard "Borg Sphere"       |                          |
        | Locutus of Borg     | aboard "Borg Sphere"       |                          |
      And Bob has:
        | card | where                 |
        | Klag | aboard "I.K.S. Buruk" |
      And Alice has:
        | card           | where                 |
        | Tactical Drone | aboard "I.K.S. Buruk" |
      And it is Bob's orders
      And this has happened:
        | action                                   |
        | Bob attacks "Tactical Drone" with "Klag" |
        | Bob ends the turn                        |
      When Alice beams "Guard Drone" and "Locutus of Borg" to "I.K.S. Buruk"
      Then "Guard Drone" and "Locutus of Borg" are now aboard "I.K.S. Buruk"
      When Alice attacks "Klag" with "Guard Drone" and "Locutus of Borg"
      Then that is legal
      And "Guard Drone", "Locutus of Borg" and "Tactical Drone" are now stopped
      And "Klag" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-ships-09
  Rule: A ship that has left is not boarded by several

    Background:
      Given Alice has:
        | card                | where                 | state                    |
        | Assimilate Starship | on the table          | targeting "I.K.S. Buruk" |
        | Survey Drone        | aboard "I.K.S. Buruk" |                          |
      And Bob has:
        | card                               | where                 |
        | Klag                               | aboard "I.K.S. Buruk" |
        | Kurak                              | aboard "I.K.S. Buruk" |
        | Distortion of Space/Time Continuum | in hand               |

    Example: two are not beamed over where the ship has gone to
      Given Alice has:
        | card          | where                      |
        | Borg Sphere   | at "Explore Black Cluster" |
        | Two of Eleven | aboard "Borg Sphere"       |
        | Guard Drone   | aboard "Borg Sphere"       |
      And it is Bob's orders
      And this has happened:
        | action                                                           |
        | Bob attacks "Survey Drone" with "Klag"                           |
        | Bob plays "Distortion of Space/Time Continuum" on "I.K.S. Buruk" |
        | Bob moves "I.K.S. Buruk" to "Explore Black Cluster"              |
        | Bob ends the turn                                                |
      When Alice beams "Guard Drone" and "Two of Eleven" to "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    @question=stopped-personnel-aboard-a-moving-ship
    Example: beside a scout who is left not even one is beamed over there
      Given Alice has:
        | card              | where                      |
        | Borg Sphere       | at "Explore Black Cluster" |
        | Two of Eleven     | aboard "Borg Sphere"       |
        | Guard Drone       | aboard "Borg Sphere"       |
        | Astrogation Drone | aboard "I.K.S. Buruk"      |
      And it is Bob's orders
      When Bob attacks "Survey Drone" with "Klag"
      And chance chooses "Survey Drone"
      And Bob plays "Distortion of Space/Time Continuum" on "I.K.S. Buruk"
      And Bob moves "I.K.S. Buruk" to "Explore Black Cluster"
      Then that is legal
      When Bob ends the turn
      And Alice beams "Guard Drone" to "I.K.S. Buruk"
      Then that is illegal

    @reading=stopped-personnel-aboard-a-moving-ship/no
    Example: with a scout aboard who is stopped, the ship does not leave
      Given Alice has:
        | card              | where                      |
        | Borg Sphere       | at "Explore Black Cluster" |
        | Two of Eleven     | aboard "Borg Sphere"       |
        | Guard Drone       | aboard "Borg Sphere"       |
        | Astrogation Drone | aboard "I.K.S. Buruk"      |
      And it is Bob's orders
      When Bob attacks "Survey Drone" with "Klag"
      And chance chooses "Survey Drone"
      And Bob plays "Distortion of Space/Time Continuum" on "I.K.S. Buruk"
      And Bob moves "I.K.S. Buruk" to "Explore Black Cluster"
      Then that is illegal

    Example: two are beamed over where it was attacked
      Given Alice has:
        | card          | where                      |
        | Borg Sphere   | at "Wormhole Negotiations" |
        | Two of Eleven | aboard "Borg Sphere"       |
        | Guard Drone   | aboard "Borg Sphere"       |
      And it is Bob's orders
      And this has happened:
        | action                                                           |
        | Bob attacks "Survey Drone" with "Klag"                           |
        | Bob plays "Distortion of Space/Time Continuum" on "I.K.S. Buruk" |
        | Bob ends the turn                                                |
      When Alice beams "Guard Drone" and "Two of Eleven" to "I.K.S. Buruk"
      Then "Guard Drone" and "Two of Eleven" are now aboard "I.K.S. Buruk"
      And nothing else has changed

    Example: where the ship has gone to, one drone is beamed over when Locutus is Borg Sphere
      Given Alice has:
        | card            | where                      |
        | Borg Sphere     | at "Explore Black Cluster" |
        | Two of Eleven   | aboard "Borg Sphere"       |
        | Guard Drone     | aboard "Borg Sphere"       |
        | Locutus of Borg | aboard "Borg Sphere"       |
      And it is Bob's orders
      And this has happened:
        | action                                                           |
        | Bob attacks "Survey Drone" with "Klag"                           |
        | Bob plays "Distortion of Space/Time Continuum" on "I.K.S. Buruk" |
      When Bob moves "I.K.S. Buruk" to "Explore Black Cluster"
      And Bob ends the turn
      And Alice beams "Guard Drone" to "I.K.S. Buruk"
      Then that is legal

    @question=stopped-personnel-aboard-a-moving-ship
    Example: where the ship has gone to, one drone is not beamed over when Locutus is I.K.S. Buruk
      Given Alice has:
        | card            | where                      |
        | Borg Sphere     | at "Explore Black Cluster" |
        | Two of Eleven   | aboard "Borg Sphere"       |
        | Guard Drone     | aboard "Borg Sphere"       |
        | Locutus of Borg | aboard "I.K.S. Buruk"      |
      And it is Bob's orders
      When Bob attacks "Survey Drone" with "Klag"
      And chance chooses "Kurak"
      And Bob plays "Distortion of Space/Time Continuum" on "I.K.S. Buruk"
      And Bob moves "I.K.S. Buruk" to "Explore Black Cluster"
      Then that is legal
      When Bob ends the turn
      And Alice beams "Guard Drone" to "I.K.S. Buruk"
      Then that is illegal

    @reading=stopped-personnel-aboard-a-moving-ship/no
    Example: with Locutus aboard, who is stopped, the ship does not leave
      Given Alice has:
        | card            | where                      |
        | Borg Sphere     | at "Explore Black Cluster" |
        | Two of Eleven   | aboard "Borg Sphere"       |
        | Guard Drone     | aboard "Borg Sphere"       |
        | Locutus of Borg | aboard "I.K.S. Buruk"      |
      And it is Bob's orders
      When Bob attacks "Survey Drone" with "Klag"
      And chance chooses "Kurak"
      And Bob plays "Distortion of Space/Time Continuum" on "I.K.S. Buruk"
      And Bob moves "I.K.S. Buruk" to "Explore Black Cluster"
      Then that is illegal

  @ruling=1eS-scouting-ships-10
  Rule: Those who came to avenge the scout may stay aboard

    Example: both are aboard when the turn is over, and the ship is scouted
      Given Alice has:
        | card                | where                      | state                    |
        | Assimilate Starship | on the table               | targeting "I.K.S. Buruk" |
        | Borg Sphere         | at "Wormhole Negotiations" |                          |
        | Two of Eleven       | aboard "Borg Sphere"       |                          |
        | Guard Drone         | aboard "Borg Sphere"       |                          |
        | Locutus of Borg     | aboard "Borg Sphere"       |                          |
      And Bob has:
        | card | where                 |
        | Klag | aboard "I.K.S. Buruk" |
      And Alice has:
        | card           | where                 |
        | Tactical Drone | aboard "I.K.S. Buruk" |
      And it is Bob's orders
      And this has happened:
        | action                                   |
        | Bob attacks "Tactical Drone" with "Klag" |
        | Bob ends the turn                        |
      When Alice beams "Guard Drone" and "Locutus of Borg" to "I.K.S. Buruk"
      And Alice ends the turn
      Then "Guard Drone" and "Locutus of Borg" are still aboard "I.K.S. Buruk"
      And "I.K.S. Buruk" is now scouted
      And nothing else has changed
