Feature: What is nullified in 1996, and what is not
  A nullified card is discarded, and it is as if it had never been played.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
    And Alice has:
      | card     | where             |
      | Runabout | at "Excavation"   |
      | Worf     | aboard "Runabout" |

  @ruling=faq96-12-nullify-01
  Rule: A nullified card is discarded without effect

    @part=discarded
    Example: an event in play is discarded, and the ship has its RANGE back
      Given Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And Bob has:
        | card           | where         |
        | Baryon Buildup | on "Runabout" |
      When Alice plays "Kevin Uxbridge" on "Baryon Buildup"
      Then "Baryon Buildup" has been nullified
      And "Baryon Buildup" is now in Bob's discard pile
      And the RANGE of "Runabout" is 7
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

    @part=without-effect
    Example: an event that was just played gives Bob no cards
      Given it is Bob's turn
      And Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And Bob has:
        | card  | where           |
        | Res-Q | in hand         |
        | Hugh  | in discard pile |
      When Bob plays "Res-Q"
      And Alice responds with "Kevin Uxbridge"
      Then "Res-Q" has been nullified
      And "Res-Q" is now in Bob's discard pile
      And "Hugh" is still in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

    @part=without-effect
    Example: a yell that Bob nullifies brings Alice no points
      Given "Worf" is on "Excavation"
      And Alice has:
        | card               | where   |
        | Klingon Death Yell | in hand |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Amanda Rogers        | in hand            |
      When Alice attempts "Excavation"
      And Alice responds with "Klingon Death Yell"
      And Bob responds with "Amanda Rogers"
      Then "Klingon Death Yell" has been nullified
      And Alice still has 0 points
      And "Klingon Death Yell" and "Worf" are now in Alice's discard pile
      And "Amanda Rogers" and "Armus - Skin of Evil" are now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-12-nullify-02
  Rule: An interrupt that Amanda Rogers nullifies is discarded before its effect, as if it had never been played

    Background:
      Given Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |

    @part=before-its-effect
    Example: Rogue Borg are discarded before they battle anybody
      Given Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      And Alice responds with "Amanda Rogers"
      Then "Rogue Borg Mercenaries" has been nullified
      And "Rogue Borg Mercenaries" has not been resolved
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And "Worf" is still not stopped
      And "Amanda Rogers" is now in Alice's discard pile
      And nothing else has changed

    @part=never-played
    Example: Bob holds up Res-Q a second time, as if he had not tried before
      Given Alice has:
        | card  | where           |
        | Res-Q | in hand         |
        | Hugh  | in discard pile |
      And Bob has:
        | card                 | where   |
        | Countermanda [first] | in hand |
        | Countermanda [other] | in hand |
      When Alice plays "Res-Q"
      And Bob responds with "Countermanda" [first]
      And Alice responds with "Amanda Rogers"
      And Bob responds with "Countermanda" [other]
      Then "Countermanda" [first] has been nullified
      And "Hugh" and "Amanda Rogers" are now out of play
      And "Res-Q" is now in Alice's discard pile
      And "Countermanda" [first] is still in Bob's discard pile
      And "Countermanda" [other] is now in Bob's discard pile
      And nothing else has changed

    @part=before-its-effect
    Example: Bob's yell is discarded before he scores for it
      Given "Worf" is on "Excavation"
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Klingon Death Yell   | in hand            |
      When Alice attempts "Excavation"
      And Bob responds with "Klingon Death Yell"
      And Alice responds with "Amanda Rogers"
      Then "Klingon Death Yell" has been nullified
      And Bob still has 0 points
      And "Klingon Death Yell" and "Armus - Skin of Evil" are now in Bob's discard pile
      And "Amanda Rogers" and "Worf" are now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-rogue-borg-22
  Rule: It takes one Amanda Rogers for each Rogue Borg or Crosis card

    Background:
      Given Bob has:
        | card                           | where         |
        | Rogue Borg Mercenaries [first] | on "Runabout" |

    @part=rogue-borg
    Example: the second and third are nullified one by one, and the first stay aboard
      Given Alice has:
        | card                   | where   |
        | Amanda Rogers [first]  | in hand |
        | Amanda Rogers [second] | in hand |
      And Bob has:
        | card                            | where   |
        | Rogue Borg Mercenaries [second] | in hand |
        | Rogue Borg Mercenaries [third]  | in hand |
      When Bob plays "Rogue Borg Mercenaries" [second] on "Runabout"
      And Alice responds with "Amanda Rogers" [first]
      And Bob plays "Rogue Borg Mercenaries" [third] on "Runabout"
      And Alice responds with "Amanda Rogers" [second]
      Then "Rogue Borg Mercenaries" [third] has been nullified
      And "Rogue Borg Mercenaries" [first] is still on "Runabout"
      And "Rogue Borg Mercenaries" [second] is still in Bob's discard pile
      And "Rogue Borg Mercenaries" [third] is now in Bob's discard pile
      And "Amanda Rogers" [first] is still in Alice's discard pile
      And "Amanda Rogers" [second] is now in Alice's discard pile
      And nothing else has changed

    @part=crosis
    Example: Crosis is nullified, and those whom he leads are not
      Given Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      And Bob has:
        | card   | where   |
        | Crosis | in hand |
      When Bob plays "Crosis" on "Rogue Borg Mercenaries" [first]
      And Alice responds with "Amanda Rogers"
      Then "Crosis" has been nullified
      And "Crosis" is now in Bob's discard pile
      And "Rogue Borg Mercenaries" [first] has not been nullified
      And "Rogue Borg Mercenaries" [first] is still on "Runabout"
      And "Amanda Rogers" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-38-q-net-01
  Rule: Q2 does not nullify Q-Net, which is an event

    Background:
      Given the spaceline:
        | mission        |
        | Q-Net          |
        | Repair Mission |
      And Alice has:
        | card           | where   |
        | Q2             | in hand |
        | Kevin Uxbridge | in hand |

    Example: it is no dilemma of Q
      When Alice plays "Q2" on "Q-Net"
      Then that is illegal
      And "Q-Net" has not been nullified
      And nothing else has changed

    Example: Kevin Uxbridge, who nullifies events, is played on it
      When Alice plays "Kevin Uxbridge" on "Q-Net"
      Then that is legal
      And "Q-Net" has been nullified

  @ruling=faq96-38-rishon-uxbridge-01
  Rule: Rishon Uxbridge is not placed on an event that has one already

    Background:
      Given Alice has:
        | card                     | where                   |
        | Alternate Universe Door  | on the table            |
        | Goddess of Empathy       | on the table            |
        | Nutational Shields       | on the table            |
        | Rishon Uxbridge [first]  | on "Goddess of Empathy" |
        | Rishon Uxbridge [second] | in hand                 |

    Example: a second one does not join her
      When Alice plays "Rishon Uxbridge" [second] on "Goddess of Empathy"
      Then that is illegal
      And nothing else has changed

    Example: the second one guards another event
      When Alice plays "Rishon Uxbridge" [second] on "Nutational Shields"
      Then "Rishon Uxbridge" [second] is now on "Nutational Shields"
      And nothing else has changed

  @ruling=faq96-38-rishon-uxbridge-02
  Rule: Rishon Uxbridge is not placed on another one

    Background:
      Given Alice has:
        | card                     | where                   |
        | Alternate Universe Door  | on the table            |
        | Goddess of Empathy       | on the table            |
        | Nutational Shields       | on the table            |
        | Rishon Uxbridge [first]  | on "Goddess of Empathy" |
        | Rishon Uxbridge [second] | in hand                 |

    Example: nobody guards Rishon Uxbridge herself
      When Alice plays "Rishon Uxbridge" [second] on "Rishon Uxbridge" [first]
      Then that is illegal
      And nothing else has changed

    Example: an event of another kind is guarded
      When Alice plays "Rishon Uxbridge" [second] on "Nutational Shields"
      Then that is legal
