Feature: Conundrum
  A crew that has lost its memory takes a ship of the other player for its enemy, and hunts it down.

  Background:
    Given the spaceline:
      | mission               | span |
      | Explore Black Cluster | 3    |
      | Relief Mission        | 4    |
      | Survey Mission        | 5    |
    And Alice has:
      | card    | where                      |
      | Cha'Joh | at "Explore Black Cluster" |
      | B'iJik  | aboard "Cha'Joh"           |

  @ruling=faq96-323-conundrum-01
  Rule: The ship must chase and attack one ship of the opponent's

    Background:
      Given Bob has:
        | card            | where               |
        | Yridian Shuttle | at "Relief Mission" |
        | Runabout        | at "Survey Mission" |

    Example: it flies after that one, does nothing else, and is free when it has attacked
      Given Bob has:
        | card      | where        | state                       |
        | Conundrum | on "Cha'Joh" | targeting "Yridian Shuttle" |
      Then these are illegal:
        | action                                    |
        | Alice cloaks "Cha'Joh"                    |
        | Alice attempts "Explore Black Cluster"    |
        | Alice moves "Cha'Joh" to "Survey Mission" |
      When Alice moves "Cha'Joh" to "Relief Mission"
      And Alice attacks "Yridian Shuttle" with "Cha'Joh"
      Then "Yridian Shuttle" is now damaged
      And "Conundrum" is now in Bob's discard pile
      And "Cha'Joh" is still at "Relief Mission"
      And "Cha'Joh", "B'iJik" and "Yridian Shuttle" are now stopped
      And nothing else has changed

    @question=duty-undone-when-the-turn-ends @frame=open
    Example: it does so although its player forgets about it
      Given Bob has:
        | card      | where        | state                       |
        | Conundrum | on "Cha'Joh" | targeting "Yridian Shuttle" |
      When Alice ends the turn
      Then "Cha'Joh" is now at "Relief Mission"
      And "Yridian Shuttle" is now damaged

    @reading=duty-undone-when-the-turn-ends/refused
    Example: its player is not let off before it has done so
      Given Bob has:
        | card      | where        | state                       |
        | Conundrum | on "Cha'Joh" | targeting "Yridian Shuttle" |
      When Alice ends the turn
      Then that is illegal

    Example: the crew that meets it chooses whom to hunt
      Given Bob has:
        | card      | where                         |
        | Conundrum | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice chooses "Runabout" from "Yridian Shuttle" and "Runabout"
      And play goes on until Alice's second turn
      And Alice moves "Cha'Joh" to "Relief Mission"
      Then these are illegal:
        | action                                         |
        | Alice attacks "Yridian Shuttle" with "Cha'Joh" |
      And "Conundrum" is still on "Cha'Joh"

    Example: a ship without it does what it likes
      Then these are legal:
        | action                                    |
        | Alice cloaks "Cha'Joh"                    |
        | Alice attempts "Explore Black Cluster"    |
        | Alice moves "Cha'Joh" to "Relief Mission" |
      When Alice ends the turn
      Then "Cha'Joh" is still at "Explore Black Cluster"

  @ruling=faq96-323-conundrum-02
  Rule: Where the only ship is cloaked, the ship waits there and does nothing

    Background:
      Given Bob has:
        | card            | where               | state                       |
        | Romulan Shuttle | at "Relief Mission" |                             |
        | Conundrum       | on "Cha'Joh"        | targeting "Romulan Shuttle" |

    Example: it flies there, cannot attack, and stays for as long as that lasts
      Given "Romulan Shuttle" is cloaked
      When Alice moves "Cha'Joh" to "Relief Mission"
      And play goes on until Alice's second turn
      Then "Cha'Joh" is still at "Relief Mission"
      And "Conundrum" is still on "Cha'Joh"
      And these are illegal:
        | action                                           |
        | Alice attacks "Romulan Shuttle" with "Cha'Joh"   |
        | Alice moves "Cha'Joh" to "Explore Black Cluster" |

    Example: once it is seen it is attacked, and the hunter is free to fly home
      When Alice moves "Cha'Joh" to "Relief Mission"
      And Alice attacks "Romulan Shuttle" with "Cha'Joh"
      Then "Romulan Shuttle" is now damaged
      And "Conundrum" is now in Bob's discard pile
      When play goes on until Alice's second turn
      Then these are legal:
        | action                                           |
        | Alice moves "Cha'Joh" to "Explore Black Cluster" |
      And "Cha'Joh" is still at "Relief Mission"
      And nothing else has changed

  @ruling=faq96-323-conundrum-03
  Rule: A ship does not decloak and cloak in one turn

    Background:
      Given Bob has:
        | card            | where                    |
        | Romulan Shuttle | at "Relief Mission"      |
        | Mendak          | aboard "Romulan Shuttle" |
      And it is Bob's turn

    Example: having come out of hiding it stays in sight for the turn
      Given "Romulan Shuttle" is cloaked
      When Bob decloaks "Romulan Shuttle"
      And Bob cloaks "Romulan Shuttle"
      Then that is illegal
      And "Romulan Shuttle" is still not cloaked

    Example: a ship that was in sight cloaks
      When Bob cloaks "Romulan Shuttle"
      Then "Romulan Shuttle" is now cloaked
      And nothing else has changed

  @ruling=faq96-323-conundrum-04
  Rule: Another ship that comes into play may be chased instead

    Background:
      Given Bob has:
        | card               | where                      | state                |
        | Runabout           | at "Survey Mission"        |                      |
        | Federation Outpost | at "Explore Black Cluster" |                      |
        | Conundrum          | on "Cha'Joh"               | targeting "Runabout" |
      And it is Bob's turn

    Example: a ship that Bob brings into play near by is attacked, and the one far away is safe
      Given Bob has:
        | card                 | where   |
        | Type VI Shuttlecraft | in hand |
      When Bob reports "Type VI Shuttlecraft" to "Federation Outpost"
      And play goes on until Alice's turn
      And Alice attacks "Type VI Shuttlecraft" with "Cha'Joh"
      Then "Cha'Joh" is now stopped
      And "Conundrum" is now in Bob's discard pile
      And "B'iJik" is now stopped
      And "Type VI Shuttlecraft" is still docked at "Federation Outpost"
      And "Type VI Shuttlecraft" is now stopped
      And nothing else has changed

  @ruling=faq96-323-conundrum-05
  Rule: Without a ship to attack Conundrum is nullified

    @part=none-in-play
    Example: nothing comes of it where the opponent has no ship in play
      Given Bob has:
        | card      | where                         |
        | Conundrum | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Conundrum" has been nullified
      And "Conundrum" is now in Bob's discard pile
      And "Cha'Joh" and "B'iJik" are now stopped
      And nothing else has changed

    @part=destroyed
    Example: the last ship is destroyed before it could be attacked
      Given Alice has:
        | card           | where                   |
        | Science Vessel | at "Relief Mission"     |
        | Mendak         | aboard "Science Vessel" |
      And Bob has:
        | card            | where               | state                       |
        | Yridian Shuttle | at "Relief Mission" | damaged                     |
        | Conundrum       | on "Cha'Joh"        | targeting "Yridian Shuttle" |
      When Alice attacks "Yridian Shuttle" with "Science Vessel"
      Then "Yridian Shuttle" has been destroyed
      And "Conundrum" has been nullified
