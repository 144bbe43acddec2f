Feature: What becomes of a downloaded card
  It is shown, and then played or reported at once like any other card, from where it was found.

  Background:
    Given these locations:
      | location   |
      | Excavation |
    And Alice has:
      | card               | where           | state   |
      | Federation Outpost | at "Excavation" |         |
      | Defend Homeworld   | on the table    | face up |

  @ruling=1eD-downloading-07
  Rule: A downloaded card is shown to the opponent, hidden agenda or not

    @part=card
    Example: the opponent sees the specialist, and nothing else of the draw deck
      Given Alice has:
        | card           | where        |
        | Data           | in draw deck |
        | Darian Wallace | in draw deck |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then Bob has been shown "Darian Wallace"
      And "Darian Wallace" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    @part=card
    Example: the opponent sees the specialist who was in hand, and nobody else there
      Given Alice has:
        | card           | where   |
        | Data           | in hand |
        | Darian Wallace | in hand |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then Bob has been shown "Darian Wallace"
      And "Darian Wallace" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    @part=hidden-agenda
    Example: the opponent sees an objective with hidden agenda
      Given Alice has:
        | card              | where        |
        | A Change of Plans | in hand      |
        | Establish Gateway | in draw deck |
      When Alice plays "A Change of Plans"
      And Alice chooses "Establish Gateway"
      Then Bob has been shown "Establish Gateway"

  @ruling=1eD-downloading-08
  Rule: A downloaded card is played or reported at once

    @part=reported
    Example: the specialist reports and may not be kept in hand
      Given Alice has:
        | card           | where        |
        | Darian Wallace | in draw deck |
      When Alice downloads "Darian Wallace" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    @part=played
    Example: the event is played and may not be kept in hand
      Given Alice has:
        | card               | where        |
        | Construct Starship | on the table |
        | Spacedock          | in draw deck |
      When Alice downloads "Spacedock" with "Construct Starship"
      Then "Spacedock" is now on "Federation Outpost"
      When Alice chooses the word "draw no cards"
      Then nothing else has changed

  @ruling=1eD-downloading-12
  Rule: A download is invalid when its card cannot be played

    Example: the financial agent has nowhere to report and stays in the draw deck
      Given Alice has:
        | card                   | where        | state   |
        | Writ of Accountability | on the table | face up |
        | Brunt                  | in draw deck |         |
      When Alice uses "Writ of Accountability"
      Then "Brunt" is still in Alice's draw deck
      And "Writ of Accountability" is now in Alice's discard pile
      And nothing else has changed

    Example: a specialist who is not compatible with the outpost is not even offered
      Given Alice has:
        | card                       | where        |
        | Assign Mission Specialists | in hand      |
        | Klag                       | in draw deck |
        | Simon Tarses               | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses" from "Simon Tarses" and none
      Then "Simon Tarses" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed

  @ruling=1eD-downloading-19
  Rule: A download leaves the normal card play of the turn

    @part=usual
    Example: another personnel reports after the specialist
      Given Alice has:
        | card           | where        |
        | Darian Wallace | in draw deck |
        | Data           | in hand      |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      When Alice reports "Data" to "Federation Outpost"
      Then "Data" is now aboard "Federation Outpost"
      And "Defend Homeworld" is still in Alice's discard pile
      And nothing else has changed

    @part=specified
    Example: after the specialist a ship takes the place of the card play, and nobody else reports
      Given Alice has:
        | card           | where                   |
        | Spacedoor      | on "Federation Outpost" |
        | Darian Wallace | in draw deck            |
        | Runabout       | in draw deck            |
        | Data           | in hand                 |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      And Alice downloads "Runabout" to "Federation Outpost" with "Spacedoor"
      Then "Runabout" is now docked at "Federation Outpost"
      When Alice reports "Data" to "Federation Outpost"
      Then that is illegal
      And "Data" is still in Alice's hand
      And "Darian Wallace" is still aboard "Federation Outpost"
      And "Defend Homeworld" is still in Alice's discard pile
      And "Spacedoor" is still face down
      And nothing else has changed

  @ruling=1eD-downloading-20
  Rule: A download is no card draw

    Example: whoever draws no more cards this turn still downloads
      Given Alice has:
        | card             | where        |
        | Q's Tent [side]  | on the table |
        | Q's Tent [other] | in hand      |
        | Taurik           | in Q's Tent  |
        | Darian Wallace   | in draw deck |
      When Alice plays "Q's Tent" [other]
      And Alice chooses the word "first"
      Then "Taurik" is now in Alice's hand
      And "Q's Tent" [other] is now in Alice's discard pile
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Darian Wallace" has not been drawn
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-21
  Rule: The play of a downloaded card may be answered like any other

    @part=played
    Example: Amanda Rogers nullifies a downloaded Temporal Wake
      Given Alice has:
        | card                | where        |
        | Examine Singularity | on the table |
        | Temporal Wake       | in draw deck |
      And Bob has:
        | card              | where        |
        | Anti-Time Anomaly | on the table |
        | Amanda Rogers     | in hand      |
      When Alice downloads "Temporal Wake" on "Anti-Time Anomaly" with "Examine Singularity"
      And Bob responds with "Amanda Rogers" on "Temporal Wake"
      Then "Temporal Wake" has been nullified
      And "Anti-Time Anomaly" is still on the table
      And "Temporal Wake" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

    @part=reported
    Example: Energy Vortex returns a specialist who was found in hand
      Given Alice has:
        | card           | where   |
        | Darian Wallace | in hand |
      And Bob has:
        | card          | where   |
        | Energy Vortex | in hand |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      And Bob responds with "Energy Vortex"
      Then "Darian Wallace" is now in Alice's hand
      And "Energy Vortex" is now in Bob's discard pile
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    @part=played
    Example: it is so when Alice has begun to execute orders
      Given it is Alice's orders
      And Alice has:
        | card                | where        |
        | Examine Singularity | on the table |
        | Temporal Wake       | in draw deck |
      And Bob has:
        | card              | where        |
        | Anti-Time Anomaly | on the table |
        | Amanda Rogers     | in hand      |
      When Alice downloads "Temporal Wake" on "Anti-Time Anomaly" with "Examine Singularity"
      And Bob responds with "Amanda Rogers" on "Temporal Wake"
      Then "Temporal Wake" has been nullified
      And "Anti-Time Anomaly" is still on the table
      And "Temporal Wake" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-22
  Rule: A downloaded card is played from where it was found

    Example: Energy Vortex does not catch a card played from the draw deck
      Given Alice has:
        | card           | where        |
        | Darian Wallace | in draw deck |
      And Bob has:
        | card          | where   |
        | Energy Vortex | in hand |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      And Bob responds with "Energy Vortex"
      Then that is illegal
      And "Darian Wallace" is still aboard "Federation Outpost"
      And "Defend Homeworld" is still in Alice's discard pile
      And nothing else has changed

    Example: it catches one that was found in hand
      Given Alice has:
        | card           | where   |
        | Darian Wallace | in hand |
      And Bob has:
        | card          | where   |
        | Energy Vortex | in hand |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      And Bob responds with "Energy Vortex"
      Then "Darian Wallace" is now in Alice's hand
      And "Energy Vortex" is now in Bob's discard pile
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-24
  Rule: A downloaded card with hidden agenda is not activated as part of the download

    Example: the objective lies face down until its player activates it
      Given Alice has:
        | card              | where        |
        | A Change of Plans | in hand      |
        | Establish Gateway | in draw deck |
      When Alice plays "A Change of Plans"
      And Alice chooses "Establish Gateway"
      Then "Establish Gateway" is now on the table
      And "Establish Gateway" is now face down
      When Alice uses "Establish Gateway"
      Then "Establish Gateway" is now face up
      And "A Change of Plans" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-40
  Rule: An ordinary download does not suspend play

    Example: nobody downloads on the turn of the other player
      Given it is Bob's turn
      And Alice has:
        | card           | where        |
        | Darian Wallace | in draw deck |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then that is illegal
      And nothing else has changed

    Example: the same player downloads on the own turn
      Given Alice has:
        | card           | where        |
        | Darian Wallace | in draw deck |
      When Alice downloads "Darian Wallace" to "Federation Outpost" with "Defend Homeworld"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-downloading-41
  Rule: A special download suspends play, and so does a text that says so

    @part=special
    Example: the nurse calls for her kit on the turn of the other player
      Given it is Bob's turn
      And Alice has:
        | card                         | where                       |
        | Alyssa Ogawa (First Contact) | aboard "Federation Outpost" |
        | Medical Kit                  | in draw deck                |
      When Alice downloads "Medical Kit" aboard "Federation Outpost" with "Alyssa Ogawa (First Contact)"
      Then "Medical Kit" is now aboard "Federation Outpost"
      And nothing else has changed

    @part=says-so
    Example: the emergency program comes aboard while the other player beams
      Given it is Bob's turn
      And Alice has:
        | card           | where   |
        | E.M.H. Program | in hand |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Klag     | aboard "Runabout" |
      When Bob beams "Klag" to "Excavation"
      And Alice responds with "E.M.H. Program"
      Then "E.M.H. Program" is now aboard "Federation Outpost"
      And "Klag" is now on "Excavation"
      And nothing else has changed

  @ruling=1eD-downloading-43
  Rule: A card that is downloaded into play must satisfy every requirement of its play

    @part=text
    Example: what nullifies the anomaly is not played on something else
      Given Alice has:
        | card                | where        |
        | Examine Singularity | on the table |
        | Temporal Wake       | in draw deck |
      And Bob has:
        | card              | where        |
        | Anti-Time Anomaly | on the table |
        | Red Alert!        | on the table |
      When Alice downloads "Temporal Wake" on "Red Alert!" with "Examine Singularity"
      Then that is illegal
      And nothing else has changed

    Example: it is played on the anomaly
      Given Alice has:
        | card                | where        |
        | Examine Singularity | on the table |
        | Temporal Wake       | in draw deck |
      And Bob has:
        | card              | where        |
        | Anti-Time Anomaly | on the table |
        | Red Alert!        | on the table |
      When Alice downloads "Temporal Wake" on "Anti-Time Anomaly" with "Examine Singularity"
      Then "Anti-Time Anomaly" is now in Bob's discard pile
      And "Temporal Wake" is now in Alice's discard pile
      And nothing else has changed

    @part=rules
    Example: a unique personnel who is in play does not come a second time
      Given Alice has:
        | card          | where                       |
        | Worf [aboard] | aboard "Federation Outpost" |
        | Worf [other]  | in draw deck                |
        | Data          | in draw deck                |
      When Alice downloads "Worf" [other] to "Federation Outpost" with "Defend Homeworld"
      Then that is illegal
      And nothing else has changed

    Example: he comes when he is not in play
      Given Alice has:
        | card | where        |
        | Worf | in draw deck |
        | Data | in draw deck |
      When Alice downloads "Worf" to "Federation Outpost" with "Defend Homeworld"
      Then "Worf" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Alice's discard pile
      And nothing else has changed

    @part=text
    Example: what comes from the discard pile must do so, too
      Given Alice has:
        | card                | where           |
        | Examine Singularity | on the table    |
        | Temporal Wake       | in discard pile |
      And Bob has:
        | card              | where        |
        | Anti-Time Anomaly | on the table |
        | Red Alert!        | on the table |
      When Alice downloads "Temporal Wake" on "Red Alert!" with "Examine Singularity"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-downloading-64
  Rule: Who is downloaded in the middle of an attempt takes no part in it

    Background:
      Given these made-up cards:
        | card        | type    | kind  | attempted by | requires | points |
        | Plague Ship | mission | space | any          | MEDICAL  | 30     |
      And these locations:
        | location    |
        | Plague Ship |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Plague Ship"           |
        | Data              | aboard "U.S.S. Enterprise" |

    @part=personnel
    Example: the doctor whom the crew calls in the middle does not help now, and solves the mission on the next turn
      Given Alice has:
        | card           | where   |
        | E.M.H. Program | in hand |
      And Bob has:
        | card                    | where               |
        | Nitrium Metal Parasites | under "Plague Ship" |
      When Alice attempts "Plague Ship" from "U.S.S. Enterprise"
      And Alice responds with "E.M.H. Program"
      And Alice chooses "U.S.S. Enterprise"
      Then "E.M.H. Program" is now aboard "U.S.S. Enterprise"
      And "Plague Ship" is still not completed
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Plague Ship" from "U.S.S. Enterprise"
      Then "Plague Ship" is now completed
      And "Nitrium Metal Parasites" is still on "U.S.S. Enterprise"
      And Alice now has 30 points
      And nothing else has changed

    @part=equipment
    Example: the kit that is fetched in the middle is of no use now, and solves the mission on the next turn
      Given Alice has:
        | card        | where   |
        | Kit at Hand | in hand |
      And Bob has:
        | card                    | where               |
        | Nitrium Metal Parasites | under "Plague Ship" |
      When Alice attempts "Plague Ship" from "U.S.S. Enterprise"
      And Alice responds with "Kit at Hand"
      Then "Kit at Hand" is now aboard "U.S.S. Enterprise"
      And "Plague Ship" is still not completed
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Plague Ship" from "U.S.S. Enterprise"
      Then "Plague Ship" is now completed
      And "Nitrium Metal Parasites" is still on "U.S.S. Enterprise"
      And "Nitrium Metal Parasites" is still counted down to 2
      And Alice now has 30 points
      And nothing else has changed

  @ruling=1eS-showing-your-cards-12
  Rule: A downloaded card with hidden agenda is shown and then lies face down

    Example: the opponent sees the objective before it is laid down
      Given Alice has:
        | card              | where        |
        | A Change of Plans | in hand      |
        | Establish Gateway | in draw deck |
      When Alice plays "A Change of Plans"
      And Alice chooses "Establish Gateway"
      Then Bob has been shown "Establish Gateway"
      And "Establish Gateway" is now face down
      And "A Change of Plans" is now in Alice's discard pile
      And "Establish Gateway" is now in Alice's core
      And nothing else has changed
