Feature: The Borg Ship and others of its kind
  In 1996 it attacks everything, Borg included.

  Background:
    Given the spaceline:
      | mission              |
      | Excavation           |
      | Hunt for DNA Program |
      | Survey Mission       |
      | Evacuation           |

  @ruling=faq96-323-borg-ship-24
  Rule: The Borg Ship attacks ships that are in the hands of Rogue Borg

    Example: nobody but Rogue Borg is on the ship, and they are spared no more than others
      Given Alice has:
        | card           | where                     |
        | U.S.S. Pasteur | at "Hunt for DNA Program" |
      And Bob has:
        | card                   | where               |
        | Rogue Borg Mercenaries | on "U.S.S. Pasteur" |
        | Borg Ship              | at "Excavation"     |
      When Alice ends the turn
      Then "U.S.S. Pasteur" has been destroyed
      And "Rogue Borg Mercenaries" are now in Bob's discard pile
      And "U.S.S. Pasteur" is now in Alice's discard pile
      And "Borg Ship" is now at "Hunt for DNA Program"
      And "Borg Ship" is now targeting "Evacuation"
      And nothing else has changed

  @ruling=faq96-323-borg-ship-27
  Rule: Two Borg Ships at one location do not combine their attacks

    @frame=open
    Example: an outpost with SHIELDS 30 withstands one after the other
      Given Alice has:
        | card               | where                     |
        | Federation Outpost | at "Hunt for DNA Program" |
      And Bob has:
        | card               | where           |
        | Borg Ship [first]  | at "Excavation" |
        | Borg Ship [second] | at "Excavation" |
      When Alice ends the turn
      And Alice chooses "Borg Ship" [first]
      Then "Borg Ship" [first] and "Borg Ship" [second] are now at "Hunt for DNA Program"
      And "Federation Outpost" is still not damaged

  @ruling=faq96-323-borg-ship-28
  Rule: Two Borg Ships at one location attack each other, and the outcome is a draw

    Background:
      Given Bob has:
        | card               | where                     |
        | Borg Ship [first]  | at "Excavation"           |
        | Borg Ship [second] | at "Hunt for DNA Program" |

    Example: WEAPONS 24 against SHIELDS 24
      When Alice ends the turn
      And Alice chooses "Borg Ship" [first]
      Then "Borg Ship" [first] is now at "Hunt for DNA Program"
      And "Borg Ship" [second] is now at "Survey Mission"
      And "Borg Ship" [first] and "Borg Ship" [second] are still not damaged
      And "Borg Ship" [first] is now targeting "Evacuation"
      And "Borg Ship" [second] is now targeting "Evacuation"
      And nothing else has changed

    Example: it is an attack, for which Hugh can be played
      Given Alice has:
        | card | where           |
        | Hugh | in Alice's hand |
      When Alice ends the turn
      And Alice chooses "Borg Ship" [first]
      And Alice responds with "Hugh" on "Borg Ship" [first]
      Then "Hugh" is now in Alice's discard pile
      And "Borg Ship" [first] is still at "Hunt for DNA Program"
      And "Borg Ship" [second] is now at "Survey Mission"
      And "Borg Ship" [first] is still targeting "Evacuation"
      And "Borg Ship" [second] is now targeting "Evacuation"
      And nothing else has changed

  @ruling=faq96-323-borg-ship-21
  Rule: No more than one Borg Ship comes of each space mission, but any number may be on the move

    @part=one-per-mission @question=stopped-by-the-borg-ship
    Example: the second one under the same mission is discarded when it is found
      Given these made-up cards:
        | card      | type | affiliations | range | weapons | shields |
        | Ironsides | ship | Klingon      | 9     | 6       | 30      |
      And Alice has:
        | card      | where               |
        | Ironsides | at "Survey Mission" |
        | Klag      | aboard "Ironsides"  |
      And Bob has:
        | card               | where                  |
        | Borg Ship [first]  | under "Survey Mission" |
        | Borg Ship [second] | under "Survey Mission" |
      When Alice attempts "Survey Mission"
      And play goes on until Alice's second turn
      And Alice attempts "Survey Mission"
      Then "Borg Ship" [second] is now in Bob's discard pile
      And "Borg Ship" [first] is still at "Excavation"
      And "Ironsides" is still not stopped
      And nothing else has changed

    @reading=stopped-by-the-borg-ship/not-stopped
    Example: the second one under the same mission is discarded in the same attempt
      Given these made-up cards:
        | card      | type | affiliations | range | weapons | shields |
        | Ironsides | ship | Klingon      | 9     | 6       | 30      |
      And Alice has:
        | card      | where               |
        | Ironsides | at "Survey Mission" |
        | Klag      | aboard "Ironsides"  |
      And Bob has:
        | card               | where                  |
        | Borg Ship [first]  | under "Survey Mission" |
        | Borg Ship [second] | under "Survey Mission" |
      When Alice attempts "Survey Mission"
      Then "Borg Ship" [second] is now in Bob's discard pile
      And "Borg Ship" [first] is still at "Survey Mission"
      And "Ironsides" is still not stopped

    @part=any-number
    Example: one of another mission joins the one that is under way
      Given Alice has:
        | card        | where                |
        | I.K.C. Vorn | at "Survey Mission"  |
        | Klag        | aboard "I.K.C. Vorn" |
      And Bob has:
        | card               | where                  |
        | Borg Ship [first]  | at "Excavation"        |
        | Borg Ship [second] | under "Survey Mission" |
      When Alice attempts "Survey Mission"
      Then "I.K.C. Vorn" has been destroyed
      When Alice ends the turn
      And Alice chooses "Borg Ship" [first]
      Then "Borg Ship" [first] is now at "Hunt for DNA Program"
      And "Borg Ship" [second] is now at "Hunt for DNA Program"
      And "I.K.S. Vorn" and "Klag" are still in Alice's discard pile
      And "Borg Ship" [first] is now targeting "Evacuation"
      And nothing else has changed

  @ruling=faq96-38-lore-returns-01
  Rule: With Lore Returns the ship of the Rogue Borg is under the control of its player, and moves and attacks like any other

    Background:
      Given it is Bob's turn
      And Alice has:
        | card        | where                     |
        | I.K.C. Vorn | at "Hunt for DNA Program" |
      And Bob has:
        | card                   | where            |
        | Rogue Borg Mercenaries | on "I.K.C. Vorn" |

    @part=moves
    Example: Lore commandeers it, and flies it where he likes
      Given Bob has:
        | card         | where         |
        | Lore Returns | in Bob's hand |
      When Bob plays "Lore Returns" on "I.K.C. Vorn"
      Then "I.K.C. Vorn" is now controlled by Bob
      When Bob moves "I.K.C. Vorn" to "Excavation"
      Then "I.K.C. Vorn" is now at "Excavation"
      And "Lore Returns" is still on "I.K.S. Vorn"
      And nothing else has changed

    @part=attacks
    Example: Lore commandeers it, and it attacks her other ship
      Given Alice has:
        | card     | where                     |
        | Runabout | at "Hunt for DNA Program" |
      And Bob has:
        | card         | where         |
        | Lore Returns | in Bob's hand |
      When Bob plays "Lore Returns" on "I.K.C. Vorn"
      And Bob attacks "Runabout" with "I.K.C. Vorn"
      Then "Runabout" is now damaged
      And "I.K.S. Vorn" is now stopped
      And "Runabout" is now stopped
      And "Lore Returns" is still on "I.K.S. Vorn"
      And "I.K.S. Vorn" is still controlled by Bob
      And nothing else has changed

  @ruling=faq96-39-rogue-borg-14
  Rule: With Lore Returns the Rogue Borg attack opposing ships

    @part=attacks
    Example: her own ship turns on another one of hers
      Given it is Bob's turn
      And Alice has:
        | card          | where                     |
        | I.K.C. Bortas | at "Hunt for DNA Program" |
        | Runabout      | at "Hunt for DNA Program" |
      And Bob has:
        | card                   | where              |
        | Rogue Borg Mercenaries | on "I.K.C. Bortas" |
        | Lore Returns           | in Bob's hand      |
      When Bob plays "Lore Returns" on "I.K.C. Bortas"
      And Bob attacks "Runabout" with "I.K.C. Bortas"
      Then "Runabout" is now damaged
      And "I.K.C. Bortas" and "Runabout" are now stopped
      And "Lore Returns" is still on "I.K.C. Bortas"
      And "I.K.C. Bortas" is still controlled by Bob
      And nothing else has changed

    @part=moves
    Example: her own ship leaves her other one
      Given it is Bob's turn
      And Alice has:
        | card          | where                     |
        | I.K.C. Bortas | at "Hunt for DNA Program" |
      And Bob has:
        | card                   | where              |
        | Rogue Borg Mercenaries | on "I.K.C. Bortas" |
        | Lore Returns           | in Bob's hand      |
      When Bob plays "Lore Returns" on "I.K.C. Bortas"
      And Bob moves "I.K.C. Bortas" to "Excavation"
      Then "I.K.C. Bortas" is now at "Excavation"
      And "I.K.C. Bortas" is still controlled by Bob
      And "Lore Returns" is still on "I.K.C. Bortas"
      And nothing else has changed

  @ruling=faq96-323-borg-ship-25
  Rule: Whoever controls the Rogue Borg scores when their ship destroys the Borg Ship

    Example: Lore's prize brings it down
      Given these made-up cards:
        | card      | type | affiliations | range | weapons | shields |
        | Ironsides | ship | Klingon      | 9     | 25      | 30      |
      And it is Bob's turn
      And Alice has:
        | card      | where                     | state |
        | Ironsides | at "Hunt for DNA Program" |       |
      And Bob has:
        | card                   | where                     | state   |
        | Rogue Borg Mercenaries | on "Ironsides"            |         |
        | Lore Returns           | in Bob's hand             |         |
        | Borg Ship              | at "Hunt for DNA Program" | damaged |
      When Bob plays "Lore Returns" on "Ironsides"
      And Bob attacks "Borg Ship" with "Ironsides"
      Then "Borg Ship" is now in Bob's point area
      And Bob now has 45 points
      And Alice still has 0 points
      And "Ironsides" is now stopped
      And "Lore Returns" is still on "Ironsides"
      And "Ironsides" is still controlled by Bob
      And nothing else has changed
