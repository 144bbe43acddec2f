Feature: Phasers, disruptors and who uses them in 1996
  How much stronger they make whom.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-37-phasers-and-disruptors-01
  Rule: Two phasers make every member of a Federation Away Team stronger by four

    Example: Worf and Calloway with two phasers
      Given Alice has:
        | card                              | where           |
        | Worf                              | on "Excavation" |
        | Calloway                          | on "Excavation" |
        | Starfleet Type II Phaser [first]  | on "Excavation" |
        | Starfleet Type II Phaser [second] | on "Excavation" |
      Then the STRENGTH of "Worf" is 14
      And the STRENGTH of "Calloway" is 7

  @ruling=faq96-37-phasers-and-disruptors-02
  Rule: What a phaser or disruptor adds comes on top of whatever else adds STRENGTH

    Scenario Outline: <weapon> and <besides> make <who> stronger by <both>
      Given Alice has:
        | card      | where           |
        | <who>     | on "Excavation" |
        | <weapon>  | on "Excavation" |
        | <besides> | <where>         |
      Then the STRENGTH of "<who>" is <strength>

      @part=phaser
      Examples: A phaser
        | who      | weapon                   | besides     | where           | both  | strength |
        | Calloway | Starfleet Type II Phaser | Lower Decks | on the table    | four  | 7        |

      @part=disruptor
      Examples: A disruptor
        | who      | weapon                   | besides     | where           | both  | strength |
        | Divok    | Klingon Disruptor        | Targ        | on "Excavation" | three | 11       |

  @ruling=faq96-37-phasers-and-disruptors-03
  Rule: One phaser or disruptor is enough for everybody who is with it

    @part=phaser
    Example: three officers have one phaser, and one is on the ship
      Given Alice has:
        | card                     | where             |
        | Runabout                 | at "Excavation"   |
        | Linda Larson             | aboard "Runabout" |
        | Worf                     | on "Excavation"   |
        | Calloway                 | on "Excavation"   |
        | Starfleet Type II Phaser | on "Excavation"   |
      Then the STRENGTH of "Worf" is 12
      And the STRENGTH of "Calloway" is 5
      And the STRENGTH of "Linda Larson" is 4

    @part=disruptor
    Example: two Klingons have one disruptor
      Given Alice has:
        | card              | where           |
        | Divok             | on "Excavation" |
        | Gorath            | on "Excavation" |
        | Klingon Disruptor | on "Excavation" |
      Then the STRENGTH of "Divok" is 10
      And the STRENGTH of "Gorath" is 9

  @ruling=faq96-37-treaties-01
  Rule: Any affiliation may carry and beam any equipment

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Runabout           | at "Excavation" |

    @part=carry
    Example: a Romulan Disruptor is brought to a Federation outpost
      Given Alice has:
        | card              | where   |
        | Romulan Disruptor | in hand |
      When Alice reports "Romulan Disruptor" to "Federation Outpost"
      Then "Romulan Disruptor" is now aboard "Federation Outpost"
      And nothing else has changed

    @part=beam
    Example: Calloway beams it from the outpost to her runabout
      Given Alice has:
        | card              | where                       |
        | Romulan Disruptor | aboard "Federation Outpost" |
        | Calloway          | aboard "Federation Outpost" |
      When Alice beams "Calloway" and "Romulan Disruptor" to "Runabout"
      Then "Calloway" and "Romulan Disruptor" are now aboard "Runabout"
      And nothing else has changed

  @ruling=faq96-37-treaties-02
  Rule: Only the affiliations that equipment names can use it

    Scenario Outline: with a <weapon> the STRENGTH of <who> is <strength>
      Given Alice has:
        | card     | where           |
        | <who>    | on "Excavation" |
        | <weapon> | on "Excavation" |
      Then the STRENGTH of "<who>" is <strength>

      Examples:
        | weapon                   | who      | strength |
        | Romulan Disruptor        | Calloway | 3        |
        | Romulan Disruptor        | Jaron    | 11       |
        | Romulan Disruptor        | Narik    | 8        |
        | Starfleet Type II Phaser | Jaron    | 9        |
        | Starfleet Type II Phaser | Calloway | 5        |
        | Starfleet Type II Phaser | Narik    | 8        |
        | Klingon Disruptor        | Jaron    | 9        |
        | Klingon Disruptor        | Divok    | 10       |
        | Klingon Disruptor        | Narik    | 8        |

  @ruling=faq96-37-treaties-03
  Rule: Under a treaty both affiliations use the equipment of either

    Scenario Outline: under <treaty> the STRENGTH of <who> with a <weapon> is <strength>
      Given Alice has:
        | card     | where           |
        | <treaty> | on the table    |
        | <who>    | on "Excavation" |
        | <weapon> | on "Excavation" |
      Then the STRENGTH of "<who>" is <strength>

      Examples:
        | treaty                     | who      | weapon                   | strength |
        | Treaty: Federation/Romulan | Calloway | Romulan Disruptor        | 5        |
        | Treaty: Federation/Romulan | Jaron    | Starfleet Type II Phaser | 11       |
        | Treaty: Federation/Klingon | Calloway | Klingon Disruptor        | 5        |
