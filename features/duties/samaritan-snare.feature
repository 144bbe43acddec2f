Feature: Samaritan Snare
  Who is of the Federation does not pass by those in need: the mission must be attempted by whoever stops there.

  Background:
    Given the spaceline:
      | mission               | span |
      | Explore Black Cluster | 1    |
      | Samaritan Snare       | 1    |
    And Alice has:
      | card     | where                |
      | Runabout | at "Samaritan Snare" |
      | Worf     | aboard "Runabout"    |

  @ruling=1eS-samaritan-snare-01
  Rule: Any ship with a Federation card is bound, whatever the ship is

    Background:
      Given Alice has:
        | card                       | where                |
        | Cha'Joh                    | at "Samaritan Snare" |
        | B'iJik                     | aboard "Cha'Joh"     |
        | Treaty: Federation/Klingon | on the table         |

    Example: a Klingon ship may not fly on with Federation personnel aboard before it has tried
      Given Alice has:
        | card | where            |
        | Data | aboard "Cha'Joh" |
      When Alice moves "Cha'Joh" to "Explore Black Cluster"
      Then that is illegal
      And nothing else has changed

    Example: a ship with Klingons alone flies on
      When Alice moves "Cha'Joh" to "Explore Black Cluster"
      Then "Cha'Joh" is now at "Explore Black Cluster"
      And nothing else has changed

    Example: of two ships with Federation personnel the one that is elsewhere flies on
      Given Alice has:
        | card         | where                      |
        | Data         | aboard "Cha'Joh"           |
        | Bortas       | at "Explore Black Cluster" |
        | Gowron       | aboard "Bortas"            |
        | Kurn         | aboard "Bortas"            |
        | Klag         | aboard "Bortas"            |
        | Calloway     | aboard "Bortas"            |
      When Alice moves "Bortas" to "Samaritan Snare"
      Then "Bortas" is now at "Samaritan Snare"
      And these are illegal:
        | action                                           |
        | Alice moves "Cha'Joh" to "Explore Black Cluster" |
      And nothing else has changed

    Example: a docked ship is not bound before it undocks
      Given "Runabout" is at "Explore Black Cluster"
      And Alice has:
        | card            | where                        |
        | Klingon Outpost | at "Samaritan Snare"         |
        | Data            | aboard "Cha'Joh"             |
      And "Cha'Joh" is docked at "Klingon Outpost"
      When Alice ends the turn
      Then "Data" is still not stopped
      When play goes on until Alice's second turn
      And Alice undocks "Cha'Joh"
      And Alice moves "Cha'Joh" to "Explore Black Cluster"
      Then that is illegal

  @ruling=1eS-samaritan-snare-02
  Rule: Those who have tried are free to go, whatever came of it

    @part=later-turn
    Example: they fail, and fly on the next time it is their turn
      When Alice attempts "Samaritan Snare"
      Then "Samaritan Snare" is still not completed
      When play goes on until Alice's second turn
      And Alice moves "Runabout" to "Explore Black Cluster"
      Then "Runabout" is now at "Explore Black Cluster"
      And nothing else has changed

    @part=same-turn
    Example: they fail, and fly on at once
      When Alice attempts "Samaritan Snare"
      And Alice moves "Runabout" to "Explore Black Cluster"
      Then "Runabout" is now at "Explore Black Cluster"
      And "Samaritan Snare" is still not completed
      And nothing else has changed

  @ruling=1eS-samaritan-snare-03
  Rule: Who stops there again must try again

    Background:
      Given this has happened:
        | action                           |
        | Alice attempts "Samaritan Snare" |
        | Alice ends the turn              |
        | Bob ends the turn                |

    Example: they have left, come back, and are bound once more
      When Alice moves "Runabout" to "Explore Black Cluster"
      And Alice moves "Runabout" to "Samaritan Snare"
      And Alice moves "Runabout" to "Explore Black Cluster"
      Then that is illegal
      And "Runabout" is still at "Samaritan Snare"

    Example: they have not left since they tried, and may
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Runabout" is now at "Explore Black Cluster"
      And nothing else has changed

  @ruling=1eS-samaritan-snare-04
  Rule: Who undocks there must try again

    Background:
      Given Alice has:
        | card               | where                |
        | Federation Outpost | at "Samaritan Snare" |
      And this has happened:
        | action                           |
        | Alice attempts "Samaritan Snare" |
        | Alice ends the turn              |
        | Bob ends the turn                |

    Example: a ship that has been at the outpost is bound once more
      When Alice docks "Runabout" at "Federation Outpost"
      And Alice undocks "Runabout" from "Federation Outpost"
      And Alice moves "Runabout" to "Explore Black Cluster"
      Then that is illegal
      And "Runabout" is still at "Samaritan Snare"

    Example: a ship that has stayed in space since it tried is not
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Runabout" is now at "Explore Black Cluster"
      And nothing else has changed
